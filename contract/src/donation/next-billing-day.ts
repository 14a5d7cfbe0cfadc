import { charityTimeZone, monthlyBillingDay } from "../constants.ts";
import { utcDay } from "../utc-day.ts";
import { dayIn } from "../zone-clock.ts";

/** Today on the charity's calendar, as `YYYY-MM-DD`. */
export function charityDay(now: Date): string {
  return dayIn(now, charityTimeZone);
}

/** First billing day of a monthly gift: the next 15th on or after `now` on the charity's calendar, as `YYYY-MM-DD`. */
export function nextBillingDay(now: Date): string {
  const [year = 0, month = 0, day = 0] = charityDay(now).split("-").map(Number);
  const inMonth = day > monthlyBillingDay ? month : month - 1;
  return utcDay(Date.UTC(year, inMonth, monthlyBillingDay));
}
