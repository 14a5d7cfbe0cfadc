import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { dateFormat } from "@pcf/contract/formats";
import { longDay } from "@pcf/contract/long-day";
import { asRuntimeShows } from "@pcf/contract/zone-clock";

/**
 * A moment in the words of the admin: November 20, 2026 at 3:04 p.m., on the clock of the charity. What is none stands as it is.
 * The library's own lists and fields have the same words, and the clock of the browser.
 */
export function shownMoment(at: string | Date): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return String(at);
  const format = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: charityTimeZone });
  return format.format(asRuntimeShows(moment, charityTimeZone));
}

/** The day (`YYYY-MM-DD`) of a moment on the charity's clock, as files of lists have it, and nothing of none. */
export const dayOfMoment = (at: string | null): string => (at ? charityDay(new Date(at)) : "");

/** A day (`YYYY-MM-DD`) as the admin shows all of them: November 20, 2026. What is none stands as it is. */
export const shownDay = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? longDay(day) : day);
