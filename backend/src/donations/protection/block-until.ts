import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";

/** The last minute of a day of the charity, as the time until which somebody is blocked: the day counts as a whole. */
export const endOfDay = (day: string): string => instantAt(day, "23:59", charityTimeZone).toISOString();

/** The day until which somebody is blocked, as `YYYY-MM-DD`. */
export const dayOfEnd = (until: string): string => dayIn(new Date(until), charityTimeZone);

/**
 * What is wrong with the day until which somebody is to be blocked, in words for who chose it; undefined for one that will do,
 * and for none. `was`, the day that stands there, may stay when it is over. The admin asks before it sends, the collection
 * whatever comes.
 */
export const untilProblem = (day: string, now: Date, was = ""): string | undefined =>
  day === "" || day === was || day >= charityDay(now) ? undefined : "Until: choose today or a later day.";
