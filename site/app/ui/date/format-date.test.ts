import { expect, test } from "vitest";
import { formatDate } from "./format-date";
import { formatDateTime } from "./format-time";

test("a date without a time is that day everywhere", () => {
  expect(formatDate("2024-06-01")).toBe("June 1, 2024");
});

test("a time is told in its own zone, and names it", () => {
  expect(formatDateTime("2024-06-01T06:30:00Z", "America/Vancouver")).toMatch(/May 31, 2024.*11:30.*PDT/);
});

test("what is no date is shown as it is", () => {
  expect(formatDate("soon")).toBe("soon");
});
