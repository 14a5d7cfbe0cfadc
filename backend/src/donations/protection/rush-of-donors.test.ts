import { expect, test } from "vitest";
import { memoryOfProcess } from "../../platform/database/memory.ts";
import { gateSchema } from "./gate-state.ts";
import { createGatekeeper, type Pass } from "./gatekeeper.ts";
import { attackThreshold, mostMoreInRush, rushSpanMs } from "./limits.ts";

const none = { ip: 0, card: 0, email: 0, form: 0 };
const now = new Date("2026-11-20T20:00:00Z");

/** A gate whose time stands still and that lets nobody wait. */
function gate() {
  let ms = 0;
  let declines = 0;
  const counters = {
    of: async () => ({ ...none, form: declines }),
    ofForm: async () => declines,
    add: async () => {
      declines += 1;
    },
  };
  const keeper = createGatekeeper(
    counters,
    { firstMs: 0, laterMs: 0 },
    memoryOfProcess(gateSchema, () => ms),
  );
  let people = 0;
  const enter = async () => {
    people += 1;
    const identity = { ip: `ip ${people}`, card: `card ${people}`, email: `${people}@donor.example` };
    const read = await keeper.look(identity, now);
    return keeper.enter(identity, now, {
      key: `key ${people}`,
      read,
      captcha: { verdict: "plain", proof: null },
      trusted: async () => false,
    });
  };
  /** Lets people in until the gate is full. */
  async function fill() {
    const passes: Pass[] = [];
    for (;;) {
      const pass = await enter();
      if (typeof pass === "string" || "place" in pass) return { passes, refusal: pass };
      passes.push(pass);
    }
  }
  return { enter, fill, pass: (span: number) => (ms += span) };
}

test("in a quiet time few may be under way, and who is one too many is told the place in the line", async () => {
  const { fill } = gate();
  const { passes, refusal } = await fill();
  expect(passes).toHaveLength(attackThreshold);
  expect(refusal).toEqual({ place: 1 });
});

test("the more gifts are approved, the more donors are let in at once, up to a limit and only while it lasts", async () => {
  const { fill, pass } = gate();
  let { passes } = await fill();
  for (let round = 0; round < 3; round++) {
    for (const each of passes) await each.leave("approved");
    ({ passes } = await fill());
  }
  expect(passes).toHaveLength(attackThreshold + mostMoreInRush);
  for (const each of passes) await each.leave("unclear");
  pass(rushSpanMs);
  expect((await fill()).passes).toHaveLength(attackThreshold);
});

test("declines end a rush at once", async () => {
  const { fill } = gate();
  const first = await fill();
  for (const each of first.passes) await each.leave("approved");
  const second = await fill();
  expect(second.passes).toHaveLength(attackThreshold + mostMoreInRush);
  for (const each of second.passes.slice(0, 2)) await each.leave("declined");
  for (const each of second.passes.slice(2)) await each.leave("unclear");
  expect((await fill()).passes).toHaveLength(attackThreshold - 2);
});

test("attempts that are declined reach the gateway no more often than the threshold", async () => {
  const { fill } = gate();
  let reached = 0;
  for (let round = 0; round < 5; round++) {
    const { passes } = await fill();
    reached += passes.length;
    for (const each of passes) await each.leave("declined");
  }
  expect(reached).toBe(attackThreshold);
});

test("who begins to test cards in the middle of a rush reaches the gateway fewer than 20 times", async () => {
  const { fill } = gate();
  let { passes } = await fill();
  for (let round = 0; round < 5; round++) {
    for (const each of passes) await each.leave("approved");
    ({ passes } = await fill());
  }
  let reached = 0;
  for (let round = 0; round < 10; round++) {
    reached += passes.length;
    for (const each of passes) await each.leave("declined");
    ({ passes } = await fill());
  }
  expect(reached).toBeLessThan(20);
});
