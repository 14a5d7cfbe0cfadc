import { dateFormat } from "@pcf/contract/formats";
import { asRuntimeShows, clockChangeAt, instantAt } from "@pcf/contract/zone-clock";
import { zonedDateCopy as copy } from "./zoned-date-copy.ts";

/** Earlier years are those of someone who has not yet typed the year to its end. */
const wholeTime = /^([12]\d{3}-\d{2}-\d{2})T(\d{2}:\d{2})/;

export const placeOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

export const dayInWords = (instant: Date, timeZone: string): string =>
  dateFormat({ dateStyle: "full", timeZone }).format(asRuntimeShows(instant, timeZone));

export function timeInWords(instant: Date, timeZone: string): string {
  const format = dateFormat({ dateStyle: "full", timeStyle: "short", timeZone });
  return `${format.format(asRuntimeShows(instant, timeZone))} in ${placeOf(timeZone)}`;
}

/**
 * What is meant by a time typed as `YYYY-MM-DDTHH:MM` on the clock of a zone, and what its author should know where the
 * clocks are changed. Undefined while the time is not typed to its end.
 */
export function typedTime(typed: string, timeZone: string): { instant: Date; remark?: string } | undefined {
  const [, day, time] = wholeTime.exec(typed) ?? [];
  if (!day || !time) return undefined;
  const instant = instantAt(day, time, timeZone);
  const change = clockChangeAt(day, time, timeZone);
  if (change === "left out")
    return { instant, remark: copy.leftOut(placeOf(timeZone), timeInWords(instant, timeZone)) };
  return change === "twice" ? { instant, remark: copy.twice(placeOf(timeZone)) } : { instant };
}
