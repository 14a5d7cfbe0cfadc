import { expect, test } from "vitest";
import { holdBackMs, ofOnePerson, waitAfter } from "./slowness.ts";

test("five wrong tries cost nothing, each further one twice the wait, up to a quarter of an hour", () => {
  const waits = [1, 4, 5, 6, 7, 9, 10, 50, 5_000].map((wrong) => waitAfter(wrong, ofOnePerson) / 1_000);
  expect(waits).toEqual([0, 0, 30, 60, 120, 480, 900, 900, 900]);
});

test("an account that is tried from everywhere answers later, by two seconds at most", () => {
  expect([1, 20, 21, 30, 40, 10_000].map(holdBackMs)).toEqual([0, 0, 100, 1_000, 2_000, 2_000]);
});
