import { expect, test } from "vitest";
import { endsTooEarly, eventTimes } from "./event-times.ts";

const timeZone = "America/Vancouver";
const whole = { allDay: true, timeZone };

test.for([
  ["one day", "2027-06-20T07:00:00Z", undefined, "2027-06-20", undefined, "2027-06-21T07:00:00.000Z"],
  ["its last minute", "2027-06-21T06:59:00Z", undefined, "2027-06-20", undefined, "2027-06-21T07:00:00.000Z"],
  [
    "three days",
    "2027-06-20T19:00:00Z",
    "2027-06-22T19:00:00Z",
    "2027-06-20",
    "2027-06-22",
    "2027-06-23T07:00:00.000Z",
  ],
  [
    "one day, said twice",
    "2027-06-20T19:00:00Z",
    "2027-06-20T08:00:00Z",
    "2027-06-20",
    undefined,
    "2027-06-21T07:00:00.000Z",
  ],
  [
    "a last day before the first",
    "2027-06-20T19:00:00Z",
    "2027-06-18T19:00:00Z",
    "2027-06-20",
    undefined,
    "2027-06-21T07:00:00.000Z",
  ],
] as const)("of whole days only the days count: %s", ([, date, end, start, last, over]) => {
  expect(eventTimes({ ...whole, date, end })).toEqual({ start, end: last, over });
});

test("the day on which the clocks go back has an hour more", () => {
  const { over } = eventTimes({ date: "2027-11-07T04:00:00Z", allDay: true, timeZone: "America/Toronto" });
  expect(over).toBe("2027-11-08T05:00:00.000Z");
});

test("an end that is not after the start is none", () => {
  const date = "2027-06-20T19:00:00.000Z";
  for (const end of ["2027-06-20T18:00:00.000Z", date]) {
    expect(endsTooEarly({ date, end, timeZone })).toBe(true);
    expect(eventTimes({ date, end, timeZone })).toEqual({ start: date, end: undefined, over: date });
  }
  const end = "2027-06-20T20:00:00.000Z";
  expect(eventTimes({ date, end, timeZone })).toEqual({ start: date, end, over: end });
});
