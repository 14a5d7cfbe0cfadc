import { expect, test } from "vitest";
import { type Meeting, meetingSchema } from "./content/support-group.ts";
import { type GroupMeeting, groupMeetings, nextMeetings } from "./group-meetings.ts";

const meeting = (change: object): Meeting =>
  meetingSchema.parse({
    frequency: "monthly",
    weekday: "TU",
    week: 2,
    start: "19:00",
    end: "21:00",
    timeZone: "America/Toronto",
    ...change,
  });
const daysAndStates = (meetings: GroupMeeting[]) => meetings.map(({ day, state }) => `${day} ${state}`);
const between = (change: object, from: string, to: string, province = "BC") =>
  groupMeetings(meeting(change), province, from, to);

test("a cancelled meeting stays in the list as cancelled, with its note", () => {
  const [november, december] = between(
    { changes: [{ kind: "cancelled", day: "2026-12-08", note: "The hall is being painted." }] },
    "2026-11-01",
    "2026-12-31",
  );
  expect(november?.state).toBe("on");
  expect(december).toMatchObject({
    day: "2026-12-08",
    state: "cancelled",
    note: "The hall is being painted.",
  });
});

test("a moved meeting stands on both days, also over the turn of the year", () => {
  const changes = [
    { kind: "moved", day: "2026-12-08", toDay: "2027-01-05", start: "13:30", where: "Library" },
  ];
  expect(daysAndStates(between({ changes }, "2026-12-01", "2026-12-31"))).toEqual(["2026-12-08 away"]);
  const january = between({ changes }, "2027-01-01", "2027-01-31");
  expect(daysAndStates(january)).toEqual(["2027-01-05 moved", "2027-01-12 on"]);
  expect(january[0]).toMatchObject({
    otherDay: "2026-12-08",
    where: "Library",
    // Half past one in winter, and as long as always.
    start: "2027-01-05T18:30:00.000Z",
    end: "2027-01-05T20:30:00.000Z",
  });
});

test("a meeting moved over the change of clocks keeps its hour", () => {
  const changes = [{ kind: "moved", day: "2026-03-10", toDay: "2026-03-03" }];
  const [moved, away] = between({ changes }, "2026-03-01", "2026-03-31");
  expect([moved?.start, away?.start]).toEqual(["2026-03-04T00:00:00.000Z", "2026-03-10T23:00:00.000Z"]);
});

test("a meeting that was moved and is off now is off on both days, and no meeting of the rule with it", () => {
  const off = (toDay: string, from = "2026-12-01", to = "2027-01-31") =>
    between(
      {
        changes: [
          { kind: "moved", day: "2026-12-08", toDay, start: "13:30", where: "Library" },
          { kind: "cancelled", day: "2026-12-08", note: "The leader is ill." },
        ],
      },
      from,
      to,
    );
  const both = off("2026-12-10");
  expect(daysAndStates(both)).toEqual(["2026-12-08 cancelled", "2026-12-10 cancelled", "2027-01-12 on"]);
  expect(both[1]).toMatchObject({
    ...{ otherDay: "2026-12-08", start: "2026-12-10T18:30:00.000Z", note: "The leader is ill." },
  });
  expect(daysAndStates(off("2026-12-10", "2026-12-09", "2026-12-31"))).toEqual(["2026-12-10 cancelled"]);
  // At 13:30 that day is free; at its hour by the rule the meeting of that day takes place.
  expect(daysAndStates(off("2027-01-12"))).toEqual([
    ...["2026-12-08 cancelled", "2027-01-12 cancelled", "2027-01-12 on"],
  ]);
  const changes = [
    { kind: "moved", day: "2026-12-08", toDay: "2027-01-12" },
    { kind: "cancelled", day: "2026-12-08" },
  ];
  expect(daysAndStates(between({ changes }, "2026-12-01", "2027-01-31"))).toEqual([
    ...["2026-12-08 cancelled", "2027-01-12 on"],
  ]);
});

test("another time or place on the same day is one line", () => {
  const changes = [{ kind: "moved", day: "2026-12-08", where: "Room 4" }];
  expect(between({ changes }, "2026-12-01", "2026-12-31")).toEqual([
    expect.objectContaining({ day: "2026-12-08", state: "moved", where: "Room 4" }),
  ]);
});

test("an added meeting has its own time, and ends past midnight where that is said", () => {
  const changes = [{ kind: "added", day: "2026-12-17", start: "22:00", end: "00:30" }];
  expect(daysAndStates(between({ changes }, "2026-12-01", "2026-12-31"))).toEqual([
    "2026-12-08 on",
    "2026-12-17 added",
  ]);
  expect(between({ changes }, "2026-12-17", "2026-12-17")[0]?.end).toBe("2026-12-18T05:30:00.000Z");
});

test("on a holiday one has to ask, unless the group has said what it does", () => {
  const coffee = { frequency: "weekly", weekday: "FR", start: "10:00", end: "11:00" };
  const christmas = (change: object) => between({ ...coffee, ...change }, "2026-12-25", "2026-12-25");
  expect(christmas({})).toEqual([expect.objectContaining({ state: "ask", holiday: "Christmas Day" })]);
  expect(daysAndStates(christmas({ holidays: "skip" }))).toEqual(["2026-12-25 holiday"]);
  expect(daysAndStates(christmas({ holidays: "meet" }))).toEqual(["2026-12-25 on"]);
  expect(daysAndStates(christmas({ changes: [{ kind: "added", day: "2026-12-25" }] }))).toEqual([
    "2026-12-25 on",
  ]);
  expect(daysAndStates(christmas({ changes: [{ kind: "cancelled", day: "2026-12-25" }] }))).toEqual([
    "2026-12-25 cancelled",
  ]);
});

test("what is said of a day that the rule no longer names cancels nothing, and loses no meeting", () => {
  const changes = [
    { kind: "cancelled", day: "2026-12-09" },
    { kind: "moved", day: "2026-12-10", toDay: "2026-12-11" },
  ];
  expect(daysAndStates(between({ changes }, "2026-12-01", "2026-12-31"))).toEqual([
    "2026-12-08 on",
    "2026-12-11 added",
  ]);
});

test("an added meeting can be called off, or have another time, place or day", () => {
  const withAdded = (change: object) =>
    between(
      { changes: [{ kind: "added", day: "2026-12-17", where: "Park", start: "14:00" }, change] },
      "2026-12-09",
      "2026-12-31",
    );
  expect(withAdded({ kind: "cancelled", day: "2026-12-17", note: "Too much snow." })).toEqual([
    expect.objectContaining({
      ...{ day: "2026-12-17", state: "cancelled", start: "2026-12-17T19:00:00.000Z", note: "Too much snow." },
    }),
  ]);
  expect(withAdded({ kind: "moved", day: "2026-12-17", where: "Library" })).toEqual([
    expect.objectContaining({
      day: "2026-12-17",
      state: "added",
      start: "2026-12-17T19:00:00.000Z",
      where: "Library",
    }),
  ]);
  expect(withAdded({ kind: "moved", day: "2026-12-17", toDay: "2026-12-18" })).toEqual([
    expect.objectContaining({ day: "2026-12-17", state: "away", otherDay: "2026-12-18" }),
    expect.objectContaining({
      ...{
        day: "2026-12-18",
        state: "moved",
        otherDay: "2026-12-17",
        start: "2026-12-18T19:00:00.000Z",
        where: "Park",
      },
    }),
  ]);
});

test("an added meeting that was moved and is off now is off on both its days", () => {
  const changes = [
    { kind: "added", day: "2026-12-17", where: "Park", start: "14:00" },
    { kind: "moved", day: "2026-12-17", toDay: "2026-12-18" },
    { kind: "cancelled", day: "2026-12-17", note: "Too much snow." },
  ];
  expect(between({ changes }, "2026-12-09", "2026-12-31")).toEqual([
    expect.objectContaining({ day: "2026-12-17", state: "cancelled", note: "Too much snow." }),
    expect.objectContaining({
      ...{ day: "2026-12-18", state: "cancelled", otherDay: "2026-12-17", where: "Park" },
      ...{ start: "2026-12-18T19:00:00.000Z", note: "Too much snow." },
    }),
  ]);
});

test("a meeting moved onto another day of the rule, at its hour, is the one meeting of that day", () => {
  const weekly = { frequency: "weekly", where: "Hall" };
  const onto = (change: object) =>
    between(
      { ...weekly, changes: [{ kind: "moved", day: "2026-12-08", toDay: "2026-12-15", ...change }] },
      "2026-12-07",
      "2026-12-16",
    );
  expect(onto({ where: "Library" })).toEqual([
    expect.objectContaining({ day: "2026-12-08", state: "away" }),
    expect.objectContaining({ day: "2026-12-15", state: "moved", where: "Library", insteadOfRule: true }),
  ]);
  expect(daysAndStates(onto({ start: "14:00" }))).toEqual([
    "2026-12-08 away",
    "2026-12-15 moved",
    "2026-12-15 on",
  ]);
});

test("what comes next ends with the first meeting one can count on", () => {
  const changes = [{ kind: "cancelled", day: "2026-12-08" }];
  expect(daysAndStates(nextMeetings(meeting({ changes }), "BC", new Date("2026-12-01T12:00:00Z")))).toEqual([
    "2026-12-08 cancelled",
    "2027-01-12 on",
  ]);
});

test("a meeting is next until it has ended, and after a summer without meetings autumn is next", () => {
  const next = (now: string) =>
    daysAndStates(nextMeetings(meeting({ monthsOff: [6, 7, 8] }), "BC", new Date(now)));
  expect(next("2026-05-13T00:59:00Z")).toEqual(["2026-05-12 on"]);
  expect(next("2026-05-13T01:01:00Z")).toEqual(["2026-09-08 on"]);
});
