import { expect, test } from "vitest";
import { presentHeading } from "./use-present-heading";

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `part-${index + 1}`, top }));

test("the part being read is the last one whose heading stands in the upper third of the window, or above it", () => {
  expect(presentHeading(at(-900, -200, 290, 600), 900)).toBe("part-3");
  expect(presentHeading(at(-900, -200, 310, 600), 900)).toBe("part-2");
});

test("above the first heading no part is marked", () => {
  expect(presentHeading(at(400, 900), 900)).toBeUndefined();
  expect(presentHeading([], 900)).toBeUndefined();
});
