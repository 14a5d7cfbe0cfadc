import { meetingSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { comingMeetings } from "./coming-meetings";

const coming = (changes: object[]) =>
  comingMeetings(
    meetingSchema.parse({
      ...{ frequency: "monthly", weekday: "TU", week: 2, start: "19:00", end: "21:00" },
      ...{ timeZone: "America/Toronto", changes },
    }),
    "ON",
    new Date("2026-11-23T20:00:00Z"),
  );

test("a leader finds a meeting that was moved under both its days, and once", () => {
  const options = coming([{ kind: "moved", day: "2026-12-08", toDay: "2026-12-09" }]);
  expect(options.slice(0, 2)).toEqual([
    {
      value: "2026-12-08",
      label: "Tuesday, December 8, 2026, moved to Wednesday, December 9, 2026",
    },
    { value: "2027-01-12", label: "Tuesday, January 12, 2027" },
  ]);
});

test("one that was moved and is off now can be told of under both its days, once", () => {
  const options = coming([
    { kind: "moved", day: "2026-12-08", toDay: "2026-12-09" },
    { kind: "cancelled", day: "2026-12-08" },
  ]);
  expect(options.map(({ value }) => value).slice(0, 2)).toEqual(["2026-12-08", "2027-01-12"]);
  expect(options[0]?.label).toBe("Tuesday, December 8, 2026, moved to Wednesday, December 9, 2026");
});

test("a meeting moved from a day that is past is there until its new day", () => {
  const [first] = coming([{ kind: "moved", day: "2026-11-10", toDay: "2026-11-24" }]);
  expect(first?.value).toBe("2026-11-10");
  expect(first?.label).toMatch(/November 10.*, moved to .*November 24/);
});

test("an extra meeting and one that is off can be told of again", () => {
  const days = coming([
    { kind: "cancelled", day: "2026-12-08" },
    { kind: "added", day: "2026-12-15" },
  ]).map(({ value }) => value);
  expect(days.slice(0, 3)).toEqual(["2026-12-08", "2026-12-15", "2027-01-12"]);
});
