import { eventTimes as shownTimes } from "@pcf/contract/content/event-times";
import { expect, test } from "vitest";
import { eventTimes } from "./event-times.ts";

test.each([
  ["Mount Royal, Montreal, QC", "America/Toronto", "2026-06-20T13:00:00.000Z"],
  ["Curling Club, Thunder Bay, Ontario", "America/Toronto", "2026-06-20T13:00:00.000Z"],
  ["Stanley Park, Vancouver, BC V6B 1A1, Canada", "America/Vancouver", "2026-06-20T16:00:00.000Z"],
  ["Prairie Hotel, Regina SK", "America/Regina", "2026-06-20T15:00:00.000Z"],
  ["Point Pleasant Park<br />Halifax", "America/Halifax", "2026-06-20T12:00:00.000Z"],
  ["Québec, Québec", "America/Toronto", "2026-06-20T13:00:00.000Z"],
  ["Signal Hill, St. John’s", "America/St_Johns", "2026-06-20T11:30:00.000Z"],
  ["Golf club (Winnipeg)", "America/Winnipeg", "2026-06-20T14:00:00.000Z"],
])("nine o’clock at %s is nine on the clocks there", (location, timeZone, date) => {
  expect(eventTimes("2026-06-20T09:00", location)).toEqual({ date, timeZone, allDay: false });
});

test.each([["Online"], ["Clubs across Canada"], [undefined], ["in the nt of us"]])(
  "where %s names no province, the charity’s clock is taken and staff are told",
  (location) => {
    expect(eventTimes("2026-06-20T09:00", location)).toEqual({
      date: "2026-06-20T16:00:00.000Z",
      timeZone: "America/Vancouver",
      allDay: false,
      guess: expect.stringContaining("charity"),
    });
  },
);

test("of two provinces the first is where it begins", () => {
  const ride = eventTimes("2026-06-20T09:00", "Canmore, AB to Kelowna, BC");
  expect(ride).toMatchObject({
    timeZone: "America/Edmonton",
    guess: expect.stringContaining("two provinces"),
  });
});

test("midnight is a whole day, and readers see that day", () => {
  const times = eventTimes("2026-03-08T00:00", "Toronto, ON");
  expect(times).toEqual({ date: "2026-03-08T16:00:00.000Z", timeZone: "America/Toronto", allDay: true });
  expect(times && shownTimes(times).start).toBe("2026-03-08");
});

test("times that the clocks leave out or show twice are told", () => {
  expect(eventTimes("2026-03-08T02:30", "Toronto, ON")).toMatchObject({
    date: "2026-03-08T07:30:00.000Z",
    guess: expect.stringContaining("forward"),
  });
  expect(eventTimes("2025-11-02T01:30", "Toronto, ON")).toMatchObject({
    guess: expect.stringContaining("twice"),
  });
});

test.each(["", "2026-02-30T09:00", "2026-13-01T09:00", "tomorrow", "2026-06-20"])(
  "“%s” is no day",
  (clock) => {
    expect(eventTimes(clock, "Toronto, ON")).toBeUndefined();
  },
);
