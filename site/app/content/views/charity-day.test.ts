import { expect, test } from "vitest";
import { charityDay } from "./charity-day";

test("what is published late in the evening bears the day it was in the charity's own zone", () => {
  expect(charityDay("2024-06-02T05:30:00Z")).toBe("2024-06-01");
});

test("a day is that day everywhere, and what is no time stays as it is", () => {
  expect(charityDay("2024-06-01")).toBe("2024-06-01");
  expect(charityDay("soon")).toBe("soon");
});
