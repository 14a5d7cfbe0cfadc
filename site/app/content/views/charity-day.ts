import { charityTimeZone } from "@pcf/contract/constants";
import { dayIn } from "@pcf/contract/zone-clock";

/**
 * The day (`YYYY-MM-DD`) of an ISO time on the charity's own clock; a day, and what is no time, stays as it is. Found when a page
 * is loaded: a card that looked for the day would have the browser make a format, which takes a slow phone 100 ms.
 */
export function charityDay(iso: string): string {
  const moment = new Date(iso);
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(moment.getTime())) return iso;
  return dayIn(moment, charityTimeZone);
}
