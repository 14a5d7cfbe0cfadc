import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageRounds } from "./page-rounds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function rounds() {
  const sent: [round: string, members: readonly string[]][] = [];
  return { sent, pages: createPageRounds<string>((round, members) => sent.push([round, members])) };
}

test("a page may be served when each of the others has taken it, and all are told", () => {
  const { sent, pages } = rounds();
  pages.begin("r", "one", ["two", "three"]);
  pages.taken("r", "two");
  expect(sent).toEqual([]);
  pages.taken("r", "three");
  expect(sent).toEqual([["r", ["one", "two", "three"]]]);
});

test("a process that ends is not waited for", () => {
  const { sent, pages } = rounds();
  pages.begin("r", "one", ["two"]);
  pages.gone("two");
  expect(sent).toHaveLength(1);
});

test("a process that stands still does not hold up the others' readers", () => {
  const { sent, pages } = rounds();
  pages.begin("r", "one", ["two"]);
  vi.advanceTimersByTime(249);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  pages.taken("r", "two");
  expect(sent).toHaveLength(1);
});

test("a process alone waits for nobody", () => {
  const { sent, pages } = rounds();
  pages.begin("r", "one", []);
  expect(sent).toEqual([["r", ["one"]]]);
});
