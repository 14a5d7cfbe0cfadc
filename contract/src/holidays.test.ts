import { expect, test } from "vitest";
import { holidayOn } from "./holidays.ts";

test("holidays move with the calendar, as the governments' lists of 2026 and 2027 have them", () => {
  const days = {
    "2026-02-16": ["BC", "Family Day"],
    "2026-04-03": ["ON", "Good Friday"],
    "2026-05-18": ["AB", "Victoria Day"],
    "2026-08-03": ["SK", "Saskatchewan Day"],
    "2026-09-07": ["NS", "Labour Day"],
    "2026-10-12": ["QC", "Thanksgiving"],
    "2027-03-26": ["NL", "Good Friday"],
    "2027-05-24": ["QC", "National Patriots’ Day"],
    "2027-08-16": ["YT", "Discovery Day"],
    "2038-04-23": ["BC", "Good Friday"],
  } as const;
  for (const [day, [province, name]] of Object.entries(days))
    expect([day, holidayOn(day, province)]).toEqual([day, name]);
});

test("a holiday of one province is an ordinary day in the next", () => {
  expect(holidayOn("2026-06-24", "QC")).toBe("Quebec’s National Holiday");
  expect(holidayOn("2026-06-24", "ON")).toBeUndefined();
  expect(holidayOn("2026-12-26", "ON")).toBe("Boxing Day");
  expect(holidayOn("2026-12-26", "BC")).toBeUndefined();
  expect(holidayOn("2026-12-25", undefined)).toBe("Christmas Day");
});
