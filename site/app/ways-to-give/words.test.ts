import { expect, test } from "vitest";
import { longMoment } from "./words";

test("a gift of new year's eve in Vancouver has the bank's day, as on its receipt, and the zone is named", () => {
  expect(longMoment("2027-01-01T06:30:00Z").replace(/\s/gu, " ")).toBe("January 1, 2027 at 1:30 a.m. EST");
});
