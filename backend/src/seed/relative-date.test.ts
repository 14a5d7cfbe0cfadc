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
});

test("anything else is refused", () => {
  expect(() => seedDate("next week", now)).toThrow("is not a date");
  expect(() => seedDate("2026-13-45", now)).toThrow("is not a date");
});
