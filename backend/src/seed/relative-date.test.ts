import { expect, test } from "vitest";
import { seedDate, seedDay } from "./relative-date.ts";

const now = new Date("2026-03-01T04:00:00Z");

test("days are counted from today in the zone of the place, and hours are on its clock", () => {
  expect(seedDate("+1d 18:30", now, "America/Vancouver")).toBe("2026-03-02T02:30:00.000Z");
  expect(seedDate("+1d 18:30", now, "America/St_Johns")).toBe("2026-03-02T22:00:00.000Z");
});

test("the clock is that of the season the date lies in", () => {
  expect(seedDate("2026-01-15 09:00", now, "America/Toronto")).toBe("2026-01-15T14:00:00.000Z");
  expect(seedDate("2026-07-15 09:00", now, "America/Toronto")).toBe("2026-07-15T13:00:00.000Z");
});

test("a day without a time keeps its date all over Canada", () => {
  const at = new Date(seedDate("2024-06-01", now));
  for (const timeZone of ["America/St_Johns", "America/Vancouver", "America/Whitehorse"]) {
    expect(new Intl.DateTimeFormat("en-CA", { timeZone }).format(at)).toBe("2024-06-01");
  }
});

test("days and months for fields without time", () => {
  expect(seedDay("2024-08", now)).toBe("2024-08-01");
  expect(seedDay("-1d", now)).toBe("2026-02-27");
  expect(seedDay("+january 1st friday", now)).toBe("2027-01-01");
});

test.each([
  // 1 March 2026 was a Sunday; in Vancouver it is still Saturday.
  ["+1d saturday 09:00", "2026-03-07T17:00:00.000Z"],
  ["+0d saturday 09:00", "2026-02-28T17:00:00.000Z"],
  ["-20d thursday 18:30", "2026-02-13T02:30:00.000Z"],
  ["+june 3rd sunday 09:00", "2026-06-21T16:00:00.000Z"],
  ["-june 3rd sunday 09:00", "2025-06-15T16:00:00.000Z"],
  ["+february 4th saturday 09:00", "2026-02-28T17:00:00.000Z"],
  ["-january 1st friday 09:00", "2026-01-02T17:00:00.000Z"],
  ["-december 2nd saturday 18:00", "2025-12-14T02:00:00.000Z"],
])("%s falls on its weekday", (text, moment) => {
  expect(seedDate(text, now)).toBe(moment);
});

test("anything else is refused", () => {
  expect(() => seedDate("next week", now)).toThrow("is not a date");
  expect(() => seedDate("2026-13-45", now)).toThrow("is not a date");
  expect(() => seedDate("+1d someday", now)).toThrow("is not one of");
  expect(() => seedDate("+juni 3rd sunday", now)).toThrow("is not one of");
});
