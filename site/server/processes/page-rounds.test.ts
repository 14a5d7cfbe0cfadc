import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageRounds } from "./page-rounds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function rounds() {
  const told: [round: string, members: readonly string[]][] = [];
  return { told, pages: createPageRounds<string>((round, members) => told.push([round, members])) };
}

test("a page may be served when each of the others has taken it, and all are told", () => {
  const { told, pages } = rounds();
  pages.begin("r", "one", ["two", "three"]);
  pages.taken("r", "two");
  expect(told).toEqual([]);
  pages.taken("r", "three");
  expect(told).toEqual([["r", ["one", "two", "three"]]]);
});

test("a process that ends is not waited for", () => {
  const { told, pages } = rounds();
  pages.begin("r", "one", ["two"]);
  pages.gone("two");
  expect(told).toHaveLength(1);
});

test("a process that stands still does not hold up the others' readers", () => {
  const { told, pages } = rounds();
  pages.begin("r", "one", ["two"]);
  vi.advanceTimersByTime(249);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  pages.taken("r", "two");
  expect(told).toHaveLength(1);
});

test("a process alone waits for nobody", () => {
  const { told, pages } = rounds();
  pages.begin("r", "one", []);
  expect(told).toEqual([["r", ["one"]]]);
});
