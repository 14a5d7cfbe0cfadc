import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { expect, test } from "vitest";
import { dueDayAfter, lastDayOf, lastTryDay, openDueDay } from "./due-days.ts";

test.each([
  ["on the 31st", "2026-12-31T20:00:00Z", "2027-01-15"],
  ["on the 15th itself", "2026-11-15T20:00:00Z", "2026-11-15"],
  [
    "in the last hours of the 15th in Vancouver, which is the 16th in the east",
    "2026-11-16T06:59:00Z",
    "2026-11-15",
  ],
  ["in the first hours of the 16th in Vancouver", "2026-11-16T08:01:00Z", "2026-12-15"],
  ["on February 29", "2028-02-29T20:00:00Z", "2028-03-15"],
  ["on the night on which the clocks go forward", "2025-03-09T10:01:00Z", "2025-03-15"],
  ["on the night on which the clocks go back", "2025-11-02T08:30:00Z", "2025-11-15"],
])("a gift set up %s is first due on the right 15th", (_, now, day) => {
  expect(nextBillingDay(new Date(now))).toBe(day);
});

test("the months of a year follow each other, over its end", () => {
  const days = ["2026-10-15"];
  while (days.length < 5) days.push(dueDayAfter(days.at(-1) ?? ""));
  expect(days).toEqual(["2026-10-15", "2026-11-15", "2026-12-15", "2027-01-15", "2027-02-15"]);
});

test("days are counted over changes of clock and of year", () => {
  expect(addDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(addDays("2026-10-31", 2)).toBe("2026-11-02");
  expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
  expect(lastDayOf("2028-02")).toBe("2028-02-29");
  expect(lastDayOf("2026-12")).toBe("2026-12-31");
  expect(lastTryDay("2026-12-15")).toBe("2027-01-13");
});

test("a month is billed late, but not so late that the next one follows at once", () => {
  expect(openDueDay("2026-11-15", "2026-11-18")).toBe("2026-11-15");
  expect(openDueDay("2026-11-15", "2026-12-05")).toBe("2026-11-15");
  expect(openDueDay("2026-11-15", "2026-12-06")).toBe("2026-12-15");
  expect(openDueDay("2026-06-15", "2026-11-23")).toBe("2026-11-15");
});
