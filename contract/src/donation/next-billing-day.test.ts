import { expect, test } from "vitest";
import { nextBillingDay } from "./next-billing-day.ts";

test.each([
  ["2026-11-14T12:00:00Z", "2026-11-15"],
  ["2026-11-16T06:59:00Z", "2026-11-15"],
  ["2026-11-16T08:01:00Z", "2026-12-15"],
  ["2027-01-01T06:30:00Z", "2027-01-15"],
  ["2026-12-20T12:00:00Z", "2027-01-15"],
])("a gift set up at %s is first billed on %s", (now, day) => {
  expect(nextBillingDay(new Date(now))).toBe(day);
});
