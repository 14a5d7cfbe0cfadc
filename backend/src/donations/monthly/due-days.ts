import { monthlyBillingDay } from "@pcf/contract/constants";
import { addDays, utcDay } from "@pcf/contract/utc-day";

/* Days are `YYYY-MM-DD` on the charity's calendar: they are counted as dates, so no change of clock moves them. */

/** The last of these days. */
export const latest = (...days: string[]): string => days.toSorted().at(-1) ?? "";

/** The due day of the month after this day's. */
export function dueDayAfter(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return utcDay(Date.UTC(year, month, monthlyBillingDay));
}

/**
 * A month whose first try could not be made for so many days is passed over: ten days later the next one is due, and two
 * charges shortly after each other are not what a donor agreed to.
 */
const latestFirstTryDays = 20;

/** The due day that a gift is billed for today, when nothing was tried yet for the one it waits for. */
export function openDueDay(nextBillingDay: string, today: string): string {
  let due = nextBillingDay;
  while (addDays(due, latestFirstTryDays) < today) due = dueDayAfter(due);
  return due;
}

/** However late a charge was, the next one of its gift comes so many days after it at the earliest. */
export const leastDaysBetweenCharges = 14;

/** The first day on which a gift may be charged again that was charged on this one. */
export const chargedAgainFrom = (day: string): string => addDays(day, leastDaysBetweenCharges);

/** Tries of a month end two days before the next one is due. */
export const lastTryDay = (dueDay: string): string => addDays(dueDayAfter(dueDay), -2);

/** The last day of a month given as `YYYY-MM`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return utcDay(Date.UTC(year, number, 0));
}
