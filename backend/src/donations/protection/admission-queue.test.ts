import { expect, test } from "vitest";
import { admissionQueue } from "./admission-queue.ts";
import { gateSchema } from "./gate-state.ts";

function standing() {
  let ms = 0;
  const line = admissionQueue(() => ms, gateSchema.parse({}));
  const come = (key: string, changes: Partial<Parameters<typeof line.come>[0]> = {}) =>
    line.come({ key, network: `network of ${key}`, proof: `check of ${key}`, strong: false, ...changes });
  const place = (key: string, changes = {}) => {
    const got = come(key, changes);
    if (got === null || got === "check-is-taken") throw new Error(String(got));
    return got;
  };
  return { line, come, place, pass: (span: number) => (ms += span) };
}

test("who comes again under the same key, also with another check, stands where they stood", () => {
  const { line, place, pass } = standing();
  for (const key of ["a", "b", "c"]) line.stepAside(place(key));
  pass(60_000);
  expect(line.numberOf(place("c", { proof: "a harder check" }))).toBe(1);
  expect(line.isFirst(place("c", { proof: "a harder check" }))).toBe(true);
  const again = place("a");
  expect(line.isFirst(again)).toBe(true);
  expect(line.isFirst(place("c", { proof: "a harder check" }))).toBe(false);
  expect(line.numberOf(place("c", { proof: "a harder check" }))).toBe(2);
});

test("a browser that is between two posts is counted, and holds nobody up", () => {
  const { line, place } = standing();
  line.stepAside(place("a"));
  const second = place("b");
  expect(line.numberOf(second)).toBe(2);
  expect(line.isFirst(second)).toBe(true);
});

test("a place is lost after two minutes", () => {
  const { line, place, pass } = standing();
  line.stepAside(place("a"));
  pass(120_001);
  place("b");
  expect(line.size).toBe(1);
});

test("one solved check holds one place", () => {
  const { line, come, place } = standing();
  place("a", { proof: "the same" });
  expect(come("b", { proof: "the same" })).toBe("check-is-taken");
  line.leave("a");
  expect(come("b", { proof: "the same" })).not.toBe("check-is-taken");
});

test("one network does not fill the line, least of all one whose tries keep failing, and the line has an end", () => {
  const { come, place } = standing();
  for (let at = 0; at < 500; at++) place(`one ${at}`, { network: "one" });
  expect(come("one too many", { network: "one" })).toBeNull();
  for (let at = 0; at < 100; at++) place(`failing ${at}`, { network: "failing", failing: true });
  expect(come("one more that failed", { network: "failing", failing: true })).toBeNull();
  for (let at = 0; at < 1_400; at++) place(`all ${at}`);
  expect(come("the last")).toBeNull();
});
