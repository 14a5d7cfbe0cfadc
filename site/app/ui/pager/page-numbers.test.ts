import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers";

test("the ends, the current page and its neighbours are offered, and gaps are marked", () => {
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12]);
});

test("a gap of one page is filled with that page", () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
});
