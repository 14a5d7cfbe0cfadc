import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./format-date";

test("a date without a time is that day everywhere", () => {
  expect(formatDate("2024-06-01")).toBe("June 1, 2024");
});

test("a time is told by the clock of its zone", () => {
  expect(formatDate("2024-06-01T02:00:00Z", { dateStyle: "long" }, "America/Vancouver")).toBe("May 31, 2024");
  expect(formatDateTime("2024-06-01T17:00:00Z", "America/Vancouver")).toMatch(
    /^Saturday, June 1, 2024.*10:00.*PDT$/,
  );
});

test("text that is no date is shown as it is", () => {
  expect(formatDate("soon")).toBe("soon");
});
