import { charityTimeZone } from "@pcf/contract/constants";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";

/** The last minute of a day of the charity, as the time until which somebody is blocked: the day counts as a whole. */
export const endOfDay = (day: string): string => instantAt(day, "23:59", charityTimeZone).toISOString();

/** The day until which somebody is blocked, as `YYYY-MM-DD`. */
export const dayOfEnd = (until: string): string => dayIn(new Date(until), charityTimeZone);
