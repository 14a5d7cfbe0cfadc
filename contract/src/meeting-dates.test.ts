import { expect, test } from "vitest";
import type { MeetingRule } from "./content/support-group.ts";
import { meetingDates } from "./meeting-dates.ts";

const meeting = (change: Partial<MeetingRule>): MeetingRule => ({
  frequency: "monthly",
  weekday: "TU",
  week: 1,
  start: "19:00",
  end: "21:00",
  timeZone: "America/Vancouver",
  monthsOff: [],
  from: undefined,
  ...change,
});
const days = (change: Partial<MeetingRule>, from: string, to: string) =>
  meetingDates(meeting(change), from, to).map(({ day }) => day);

test("the first Tuesday of each month, without the months off", () => {
  expect(days({ monthsOff: [7, 8] }, "2026-05-01", "2026-10-31")).toEqual([
    "2026-05-05",
    "2026-06-02",
    "2026-09-01",
    "2026-10-06",
  ]);
});

test("the last weekday of a month is its last, whether the fourth or the fifth", () => {
  expect(days({ weekday: "TH", week: -1 }, "2026-01-01", "2026-04-30")).toEqual([
    "2026-01-29",
    "2026-02-26",
    "2026-03-26",
    "2026-04-30",
  ]);
});

test("a month without a fifth Saturday has no meeting", () => {
  expect(days({ weekday: "SA", week: 5 }, "2026-01-01", "2026-05-31")).toEqual(["2026-01-31", "2026-05-30"]);
});

test("every second week is counted from the first day of the series, across the years", () => {
  const fortnight = { frequency: "fortnightly", weekday: "WE", week: undefined, from: "2026-01-07" } as const;
  expect(days(fortnight, "2026-02-01", "2026-03-10")).toEqual(["2026-02-04", "2026-02-18", "2026-03-04"]);
  expect(days(fortnight, "2026-12-20", "2027-01-10")).toEqual(["2026-12-23", "2027-01-06"]);
});

test("nothing is before the first day of a series", () => {
  expect(
    days({ frequency: "weekly", weekday: "MO", from: "2026-03-10" }, "2026-03-01", "2026-03-24"),
  ).toEqual(["2026-03-16", "2026-03-23"]);
});

test("days at either end of the span count", () => {
  expect(days({}, "2026-05-05", "2026-05-05")).toEqual(["2026-05-05"]);
});

test("seven in the evening stays seven in the evening when clocks change", () => {
  const weekly = meetingDates(
    meeting({ frequency: "weekly", weekday: "SU", timeZone: "America/Toronto" }),
    "2026-03-01",
    "2026-03-08",
  );
  expect(weekly.map(({ start }) => start)).toEqual(["2026-03-02T00:00:00.000Z", "2026-03-08T23:00:00.000Z"]);
});
