import { dateFormat } from "@pcf/contract/formats";
import { asRuntimeShows, clockChangeAt, instantAt } from "@pcf/contract/zone-clock";

/** Words beside a time that is typed on the clock of a place. */
export const zonedDateCopy = {
  readersSee: (words: string) => `Readers see: ${words}`,
  skipped: (place: string, words: string) =>
    `The clocks of ${place} are put forward over this time, so it does not exist there. Taken is ${words}.`,
  twice: (place: string) =>
    `The clocks of ${place} are put back that night, so this time comes twice. The first is taken.`,
  noZone: "Choose the time zone first.",
} as const;

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
    return { instant, remark: zonedDateCopy.skipped(placeOf(timeZone), timeInWords(instant, timeZone)) };
  return change === "twice" ? { instant, remark: zonedDateCopy.twice(placeOf(timeZone)) } : { instant };
}
