import { expect, test } from "vitest";
import { clockAt, clockChangeAt, dayIn, instantAt, offsetMinutes } from "./zone-clock.ts";

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

test("a time that the clocks leave out is moved forward with them; of one that comes twice the first is meant", () => {
  const skipped = ["2026-03-08", "02:30", "America/Toronto"] as const;
  expect(clockChangeAt(...skipped)).toBe("left out");
  expect(instantAt(...skipped).toISOString()).toBe("2026-03-08T07:30:00.000Z");
  expect(clockAt(instantAt(...skipped).getTime(), "America/Toronto")).toBe("2026-03-08T03:30");

  const twice = ["2026-11-01", "01:30", "America/St_Johns"] as const;
  expect(clockChangeAt(...twice)).toBe("twice");
  expect(instantAt(...twice).toISOString()).toBe("2026-11-01T04:00:00.000Z");
  expect(clockChangeAt("2026-11-01", "09:00", "America/St_Johns")).toBeUndefined();
  expect(clockChangeAt("2026-03-08", "02:30", "America/Regina")).toBeUndefined();
});

test("what the clocks of a place show leads back to the same moment", () => {
  const at = Date.parse("2026-06-06T12:00:00Z");
  expect(clockAt(at, "America/Halifax")).toBe("2026-06-06T09:00");
  expect(clockAt(at, "America/Vancouver")).toBe("2026-06-06T05:00");
  expect(instantAt("2026-06-06", "09:00", "America/Halifax").getTime()).toBe(at);
});
