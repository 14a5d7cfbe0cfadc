import { dateFormat } from "@pcf/contract/formats";

/** A day (`YYYY-MM-DD`) near today as people say it, without its year: Wednesday, December 2. */
export function weekdayWords(day: string): string {
  const format = dateFormat({ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The same as a title has it where another year may be meant: Wednesday, December 2, 2026. */
export const weekdayWithYear = (day: string): string => `${weekdayWords(day)}, ${day.slice(0, 4)}`;
