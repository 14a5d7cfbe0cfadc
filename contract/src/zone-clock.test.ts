import { expect, test } from "vitest";
import { dayIn, instantAt, offsetMinutes } from "./zone-clock.ts";

test("the day is the one of the zone", () => {
  expect(dayIn(new Date("2026-06-01T05:00:00Z"), "America/Vancouver")).toBe("2026-05-31");
  expect(dayIn(new Date("2026-06-01T05:00:00Z"), "America/St_Johns")).toBe("2026-06-01");
});

test("Saskatchewan keeps its clock, Newfoundland is half an hour off", () => {
  const january = Date.parse("2026-01-15T12:00:00Z");
  const july = Date.parse("2026-07-15T12:00:00Z");
  expect([january, july].map((at) => offsetMinutes(at, "America/Regina"))).toEqual([-360, -360]);
  expect([january, july].map((at) => offsetMinutes(at, "America/St_Johns"))).toEqual([-210, -150]);
});

test("a time on a zone's clock is found on both sides of a change of the clocks", () => {
  const at = (day: string, time: string) => instantAt(day, time, "America/Toronto").toISOString();
  expect(at("2026-03-08", "01:30")).toBe("2026-03-08T06:30:00.000Z");
  expect(at("2026-03-08", "03:30")).toBe("2026-03-08T07:30:00.000Z");
  expect(at("2026-12-31", "23:59:59")).toBe("2027-01-01T04:59:59.000Z");
});

test("what is no day or no time is refused", () => {
  expect(() => instantAt("2026-13-01", "10:00", "America/Toronto")).toThrow("is not a date");
  expect(() => instantAt("2026-12-01", "ten", "America/Toronto")).toThrow("is not a date");
});
