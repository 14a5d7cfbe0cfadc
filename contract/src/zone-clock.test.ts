import { expect, test } from "vitest";
import {
  asRuntimeShows,
  clockAt,
  clockChangeAt,
  dayIn,
  instantAt,
  keptClocks,
  offsetMinutes,
} from "./zone-clock.ts";

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

test.each([
  // Release 2026f of the IANA data, as zdump shows it.
  ["America/Vancouver", "2026-11-01T08:59Z", "2026-11-01T01:59", "2027-01-15T12:00Z", "2027-01-15T05:00"],
  ["America/Edmonton", "2026-11-01T07:59Z", "2026-11-01T01:59", "2027-01-15T12:00Z", "2027-01-15T06:00"],
  ["America/Yellowknife", "2026-03-01T12:00Z", "2026-03-01T05:00", "2026-11-27T12:00Z", "2026-11-27T06:00"],
  ["America/Inuvik", "2026-11-01T07:59Z", "2026-11-01T01:59", "2026-11-01T08:00Z", "2026-11-01T02:00"],
  ["America/Winnipeg", "2026-11-01T06:59Z", "2026-11-01T01:59", "2026-11-01T07:00Z", "2026-11-01T02:00"],
  ["America/Winnipeg", "2026-03-01T12:00Z", "2026-03-01T06:00", "2026-11-27T12:00Z", "2026-11-27T07:00"],
  // Those that go on changing their clocks.
  ["America/Cambridge_Bay", "2026-07-15T12:00Z", "2026-07-15T06:00", "2027-01-15T12:00Z", "2027-01-15T05:00"],
  ["America/Rankin_Inlet", "2026-07-15T12:00Z", "2026-07-15T07:00", "2027-01-15T12:00Z", "2027-01-15T06:00"],
  ["America/Toronto", "2026-07-15T12:00Z", "2026-07-15T08:00", "2027-01-15T12:00Z", "2027-01-15T07:00"],
])("%s: at %s it is %s, and at %s it is %s", (zone, before, shownBefore, after, shownAfter) => {
  for (const [at, shown] of [
    [before, shownBefore],
    [after, shownAfter],
  ] as const) {
    expect(clockAt(Date.parse(at), zone)).toBe(shown);
    expect(instantAt(shown.slice(0, 10), shown.slice(11), zone).getTime()).toBe(Date.parse(at));
    const asShown = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: zone,
    });
    expect(asShown.format(asRuntimeShows(new Date(at), zone))).toBe(shown.replace("T", " "));
  }
});

test("where the clocks stay, none is left out and none comes twice, and midnight is theirs", () => {
  for (const zone of Object.keys(keptClocks)) {
    for (const [day, time] of [
      ["2026-11-01", "01:30"],
      ["2027-03-14", "02:30"],
      ["2027-11-07", "01:30"],
    ] as const)
      expect([zone, clockChangeAt(day, time, zone)]).toEqual([zone, undefined]);
  }
  expect(dayIn(new Date("2026-12-01T05:30:00Z"), "America/Winnipeg")).toBe("2026-12-01");
  expect(dayIn(new Date("2026-12-01T06:30:00Z"), "America/Inuvik")).toBe("2026-12-01");
});
