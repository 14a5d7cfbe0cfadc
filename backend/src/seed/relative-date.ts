import { charityTimeZone } from "@pcf/contract/constants";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";
import { weekdayFrom, weekdayOfMonth } from "./weekday.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Days without a time are meant for the middle of the day, so that no zone of Canada moves them. */
const noon = "12:00";

const dayForms =
  /^(?:(?<fixed>\d{4}-\d{2}-\d{2})|(?<days>[+-]\d+)d(?: (?<from>[a-z]+))?|(?<sign>[+-])(?<month>[a-z]+) (?<count>[1-4])(?:st|nd|rd|th) (?<weekday>[a-z]+))(?: (?<time>\d{2}:\d{2}))?$/;

/**
 * The moment a date of the sample content means, with or without ` 18:30` on the clock of `timeZone`:
 *
 * - `2026-09-15`, or a whole ISO time;
 * - `+21d`, `-40d`: days from today; `+21d saturday`: the first Saturday from that day on;
 * - `+june 3rd sunday`, `-june 3rd sunday`: the next and the last one, seen from today.
 *
 * @throws Error for anything else.
 */
export function seedDate(text: string, now: Date, timeZone: string = charityTimeZone): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return new Date(text).toISOString();
  const form = dayForms.exec(text)?.groups;
  if (!form) throw new Error(`"${text}" is not a date such as 2026-09-15, +21d or "+21d 18:30"`);
  return instantAt(dayOf(form, now, timeZone), form.time ?? noon, timeZone).toISOString();
}

function dayOf(form: Record<string, string | undefined>, now: Date, timeZone: string): string {
  const { fixed, days, from, sign, month, count, weekday } = form;
  if (fixed) return fixed;
  if (sign && month && weekday)
    return weekdayOfMonth({ sign, month, count: Number(count), weekday }, dayIn(now, timeZone));
  const day = dayIn(new Date(now.getTime() + Number(days) * dayMs), timeZone);
  return from ? weekdayFrom(day, from) : day;
}

/** The day a date of the sample content means, as `YYYY-MM-DD`; a month alone means its first day. */
export function seedDay(text: string, now: Date): string {
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`;
  return dayIn(new Date(seedDate(text, now)), charityTimeZone);
}
