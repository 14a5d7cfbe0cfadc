import { expect, test } from "vitest";
import { visibleCount } from "./visible-count";

const steps = { initial: 12, step: 3 };

test("twelve come first, three more each time", () => {
  expect(visibleCount(24, null, steps)).toEqual({ shown: 12, next: 15 });
  expect(visibleCount(24, "15", steps)).toEqual({ shown: 15, next: 18 });
});

test("there is no more when all are shown", () => {
  expect(visibleCount(24, "24", steps)).toEqual({ shown: 24, next: undefined });
  expect(visibleCount(5, null, steps)).toEqual({ shown: 5, next: undefined });
});

test("a number that makes no sense shows the first ones, a large one all", () => {
  expect(visibleCount(24, "cat", steps).shown).toBe(12);
  expect(visibleCount(24, "-3", steps).shown).toBe(12);
  expect(visibleCount(24, "999", steps).shown).toBe(24);
});
