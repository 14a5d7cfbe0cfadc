import { expect, test } from "vitest";
import { addMonths, requestedMonth } from "./month-meetings";

const now = new Date("2026-12-01T05:00:00Z");

test("the month is the charity's own, and one of the next twelve", () => {
  expect(requestedMonth(null, now).month).toBe("2026-11");
  expect(requestedMonth("2027-02", now).month).toBe("2027-02");
});

test("a month of the past, too far ahead or misspelt is this month", () => {
  for (const asked of ["2026-10", "2029-01", "2026-13", "soon"]) {
    expect(requestedMonth(asked, now).month).toBe("2026-11");
  }
});

test("months go on past the year's end", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
});
