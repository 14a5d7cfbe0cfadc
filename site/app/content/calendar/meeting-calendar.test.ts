import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { offsetMinutes } from "@pcf/contract/zone-clock";
import { expect, test } from "vitest";
import { shown } from "../../../tests/safe-content.ts";
import { meetingCalendar } from "./meeting-calendar";

const group = (meeting: object) =>
  shown(
    supportGroupSchema.parse({
      id: 1,
      slug: "kelowna",
      title: "Kelowna",
      supportGroupName: { groupName: "Okanagan group" },
      supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall, Kelowna" } },
      format: "in-person",
      provinces: [{ id: 1, code: "BC", name: "British Columbia" }],
      updatedAt: "2026-01-01T00:00:00Z",
      meeting: { start: "19:00", end: "20:30", week: 1, weekday: "TU", frequency: "monthly", ...meeting },
    }),
  );
const lines = (meeting: object) =>
  meetingCalendar(group(meeting), "Foundation", "https://a.example", new Date("2026-05-20T12:00:00Z")).split(
    "\r\n",
  );

test("a monthly meeting repeats on its own clock and leaves its months out", () => {
  const file = lines({ timeZone: "America/Vancouver", monthsOff: [7, 8] });
  expect(file).toContain("DTSTART;TZID=America/Vancouver:20260602T190000");
  expect(file).toContain("DURATION:PT90M");
  expect(file).toContain("RRULE:FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=1TU");
  expect(file).toContain("TZOFFSETTO:-0700");
  expect(file).toContain("LOCATION:Hall\\, Kelowna");
});

test("a zone that keeps its clock has no summer time", () => {
  const file = lines({ timeZone: "America/Regina" });
  expect(file).not.toContain("BEGIN:DAYLIGHT");
  expect(file).toContain("TZOFFSETTO:-0600");
});

test("every second week starts on the series' own day", () => {
  const file = lines({
    timeZone: "America/St_Johns",
    frequency: "fortnightly",
    weekday: "WE",
    from: "2026-01-07",
  });
  expect(file).toContain("DTSTART;TZID=America/St_Johns:20260107T190000");
  expect(file).toContain("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE");
  expect(file).toContain("TZOFFSETTO:-0330");
});

/** The events of a file, each as its lines by property; a property may come several times. */
function events(meeting: object) {
  const text = lines(meeting).join("\n").replaceAll("\n ", "");
  return [...text.matchAll(/BEGIN:VEVENT\n([\s\S]*?)\nEND:VEVENT/g)].map(([, body = ""]) => body.split("\n"));
}
const coffee = {
  frequency: "weekly",
  weekday: "FR",
  start: "10:00",
  end: "11:00",
  timeZone: "America/Toronto",
};

test("a meeting that is off is a cancelled one of the series, and a moved one has its new start", () => {
  const [series, off, moved] = events({
    timeZone: "America/Toronto",
    changes: [
      { kind: "cancelled", day: "2026-09-01", note: "The hall is closed." },
      { kind: "moved", day: "2026-11-03", toDay: "2026-11-04", start: "13:00", where: "Library" },
    ],
  });
  expect(series).toContain("SEQUENCE:29453760");
  expect(series).toContain("LAST-MODIFIED:20260101T000000Z");
  expect(series?.join()).not.toContain("EXDATE");
  expect(off).toEqual(
    expect.arrayContaining([
      "UID:meeting-kelowna@a.example",
      "RECURRENCE-ID;TZID=America/Toronto:20260901T190000",
      "DTSTART;TZID=America/Toronto:20260901T190000",
      "STATUS:CANCELLED",
      "SUMMARY:Cancelled: Okanagan group",
      "DESCRIPTION:The hall is closed.",
    ]),
  );
  expect(moved).toEqual(
    expect.arrayContaining([
      "UID:meeting-kelowna@a.example",
      // The day by the rule and the new one lie on different sides of the change of clocks; both are the group's own hours.
      "RECURRENCE-ID;TZID=America/Toronto:20261103T190000",
      "DTSTART;TZID=America/Toronto:20261104T130000",
      "DURATION:PT90M",
      "LOCATION:Library",
    ]),
  );
});

test("a meeting that was moved and is off now is one cancelled event of the series", () => {
  const [, off, ...rest] = events({
    timeZone: "America/Toronto",
    changes: [
      { kind: "moved", day: "2026-11-03", toDay: "2026-11-04" },
      { kind: "cancelled", day: "2026-11-03" },
    ],
  });
  expect(off).toContain("RECURRENCE-ID;TZID=America/Toronto:20261103T190000");
  expect(off).toContain("STATUS:CANCELLED");
  expect(rest).toEqual([]);
});

test("a meeting that was moved from a day before the series, or was added and moved, and is off now is one cancelled event", () => {
  const offAfterMove = (day: string, toDay: string, more: object[] = []) =>
    events({
      timeZone: "America/Toronto",
      changes: [...more, { kind: "moved", day, toDay }, { kind: "cancelled", day }],
    }).slice(1);
  expect(offAfterMove("2026-05-05", "2026-05-28")).toEqual([
    expect.arrayContaining([
      "UID:meeting-kelowna-2026-05-05@a.example",
      "DTSTART;TZID=America/Toronto:20260528T190000",
      "STATUS:CANCELLED",
    ]),
  ]);
  expect(offAfterMove("2026-06-16", "2026-06-17", [{ kind: "added", day: "2026-06-16" }])).toEqual([
    expect.arrayContaining(["UID:meeting-kelowna-2026-06-16@a.example", "STATUS:CANCELLED"]),
  ]);
});

test("an added meeting is an event of its own", () => {
  const [, added] = events({ timeZone: "America/Toronto", changes: [{ kind: "added", day: "2026-06-16" }] });
  expect(added).toContain("UID:meeting-kelowna-2026-06-16@a.example");
  expect(added?.join()).not.toContain("RECURRENCE-ID");
});

test("a meeting moved to a day before the next one of the rule is there, and so is an added one", () => {
  const [, ...rest] = events({
    timeZone: "America/Toronto",
    changes: [
      { kind: "moved", day: "2026-06-02", toDay: "2026-05-28" },
      { kind: "added", day: "2026-05-26" },
    ],
  });
  expect(rest).toHaveLength(2);
  expect(rest[0]).toEqual(
    expect.arrayContaining([
      "UID:meeting-kelowna@a.example",
      "RECURRENCE-ID;TZID=America/Toronto:20260602T190000",
      "DTSTART;TZID=America/Toronto:20260528T190000",
    ]),
  );
  expect(rest[1]).toContain("DTSTART;TZID=America/Toronto:20260526T190000");
});

test("what was different before the series begins is no event of it", () => {
  const [series, ...rest] = events({
    ...coffee,
    weekday: "MO",
    holidays: "skip",
    changes: [
      { kind: "cancelled", day: "2026-05-11" },
      { kind: "moved", day: "2026-05-04", where: "Library" },
    ],
  });
  expect(rest).toEqual([]);
  // Victoria Day of that week.
  expect(series?.join()).not.toContain("20260518");
});

test("a meeting that does take place on a holiday has the hour that the group says", () => {
  const [, christmas] = events({
    ...{ ...coffee, holidays: "skip" },
    changes: [{ kind: "added", day: "2026-12-25", start: "14:00" }],
  });
  expect(christmas).toContain("RECURRENCE-ID;TZID=America/Toronto:20261225T100000");
  expect(christmas).toContain("DTSTART;TZID=America/Toronto:20261225T140000");
});

test("an added meeting keeps its own name in calendars when it is called off or moved", () => {
  const added = (change: object) =>
    events({
      timeZone: "America/Toronto",
      changes: [{ kind: "added", day: "2026-06-16" }, change],
    }).slice(1);
  const [off, ...none] = added({ kind: "cancelled", day: "2026-06-16", note: "Rain." });
  expect(none).toEqual([]);
  expect(off).toEqual(
    expect.arrayContaining([
      "UID:meeting-kelowna-2026-06-16@a.example",
      "DTSTART;TZID=America/Toronto:20260616T190000",
      "STATUS:CANCELLED",
      "DESCRIPTION:Rain.",
    ]),
  );
  const [moved, ...rest] = added({ kind: "moved", day: "2026-06-16", toDay: "2026-06-17" });
  expect(rest).toEqual([]);
  expect(moved).toContain("UID:meeting-kelowna-2026-06-16@a.example");
  expect(moved).toContain("DTSTART;TZID=America/Toronto:20260617T190000");
  expect(moved?.join()).not.toContain("RECURRENCE-ID");
});

test("a meeting moved onto another day of the rule stands there once", () => {
  const [series, moved, ...rest] = events({
    timeZone: "America/Toronto",
    changes: [{ kind: "moved", day: "2026-06-02", toDay: "2026-07-07" }],
  });
  expect(series).toContain("EXDATE;TZID=America/Toronto:20260707T190000");
  expect(moved).toContain("DTSTART;TZID=America/Toronto:20260707T190000");
  expect(rest).toEqual([]);
});

test("a holiday is left out where the group does not meet, and tentative where one has to ask", () => {
  const [series, ...rest] = events({ ...coffee, holidays: "skip" });
  expect(series).toContain("EXDATE;TZID=America/Toronto:20261225T100000");
  expect(rest).toEqual([]);
  const asked = events(coffee)
    .slice(1)
    .find((lines) => lines.join().includes("20261225"));
  expect(asked).toContain("STATUS:TENTATIVE");
  expect(asked).toContain("DESCRIPTION:Christmas Day: please ask the group whether it meets.");
});

test("a province that has stopped to change its clocks is written with one clock", () => {
  const timeZone = "America/Vancouver";
  const january = offsetMinutes(Date.UTC(2027, 0, 15), timeZone);
  const july = offsetMinutes(Date.UTC(2027, 6, 15), timeZone);
  expect(lines({ timeZone }).includes("BEGIN:DAYLIGHT")).toBe(january !== july);
});

test.each([
  ["America/Winnipeg", "-0500"],
  ["America/Inuvik", "-0600"],
])("in %s, which keeps its clock, the calendar says the hour that the clocks show", (timeZone, offset) => {
  const file = lines({ timeZone, from: "2027-01-05" });
  expect(file).toContain(`DTSTART;TZID=${timeZone}:20270105T190000`);
  expect(file).not.toContain("BEGIN:DAYLIGHT");
  expect(file).toContain(`TZOFFSETTO:${offset}`);
});
