import { expect, test } from "vitest";
import { formatDate } from "./format-date";
import { formatDateTime, formatTimeRange } from "./format-time";

test("a date without a time is that day everywhere", () => {
  expect(formatDate("2024-06-01")).toBe("June 1, 2024");
});

test("a time is told in its own zone, and names it", () => {
  expect(formatDateTime("2024-06-01T06:30:00Z", "America/Vancouver")).toMatch(/May 31, 2024.*11:30.*PT/);
});

test("the clocks of provinces that no longer change them are told right, whatever the browser knows of it", () => {
  const winter = "2027-01-20T01:00:00Z";
  expect(formatDateTime(winter, "America/Winnipeg")).toMatch(/January 19, 2027.*8:00.p\.m\..CT/);
  expect(formatDateTime(winter, "America/Inuvik")).toMatch(/January 19, 2027.*7:00.p\.m\..MT/);
  expect(formatTimeRange(winter, "2027-01-20T02:30:00Z", "America/Winnipeg")).toMatch(
    /^8:00.*9:30.p\.m\..CT$/,
  );
  expect(formatDate("2027-01-20T05:30:00Z", { dateStyle: "long" }, "America/Winnipeg")).toBe(
    "January 20, 2027",
  );
});

test("from when until when is told by the clock, also past midnight", () => {
  const range = (start: string, end: string) =>
    formatTimeRange(start, end, "America/St_Johns").replaceAll(/\s+/g, " ").replaceAll(/ ?– ?/g, "–");
  expect(range("2026-12-01T22:30:00Z", "2026-12-02T00:30:00Z")).toMatch(/^7:00–9:00 p\.m\. \D+$/);
  expect(range("2026-12-02T03:00:00Z", "2026-12-02T05:00:00Z")).toMatch(/^11:30 p\.m\.–1:30 a\.m\. \D+$/);
});

test("what is no date is shown as it is", () => {
  expect(formatDate("soon")).toBe("soon");
});
