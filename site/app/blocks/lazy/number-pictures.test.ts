import { expect, test } from "vitest";
import { numberPictures } from "./number-pictures";

test("a chance is drawn as one of so many people, a share as so many of a hundred", () => {
  expect(numberPictures(["About 1 in 8", "About 85%", "12.5 %"])).toEqual([
    { all: 8, marked: 1, scale: 1 },
    { all: 100, marked: 85, scale: 1 },
    { all: 100, marked: 13, scale: 1 },
  ]);
});

test("counts that stand together are drawn on one scale", () => {
  expect(numberPictures(["About 27,900", "About 1 in 8", "About 5,000"])).toEqual([
    { all: 28, marked: 28, scale: 1000 },
    { all: 8, marked: 1, scale: 1 },
    { all: 5, marked: 5, scale: 1000 },
  ]);
  expect(numberPictures(["12 people"])).toEqual([{ all: 12, marked: 12, scale: 1 }]);
});

test("what cannot be drawn has no picture", () => {
  expect(numberPictures(["Most of them", "1 in 5000", "140%", "0", "9 in 3"])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(numberPictures([])).toEqual([]);
});
