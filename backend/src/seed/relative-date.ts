import { charityTimeZone } from "@pcf/contract/constants";

const dayMs = 24 * 60 * 60 * 1000;
/** Days without a time are meant for the middle of the day, so that no zone of Canada moves them. */
const noon = "12:00";

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return clock - Math.floor(at / 1000) * 1000;
}

function instantAt(day: string, time: string, timeZone: string): Date {
  const clock = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(clock)) throw new Error(`"${day} ${time}" is not a date`);
  const guess = clock - zoneOffset(clock, timeZone);
  return new Date(clock - zoneOffset(guess, timeZone));
}

const dayIn = (at: Date, timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);

/**
 * The moment a date of the sample content means: `2026-09-15`, `+21d`, `-40d`, each with or without ` 18:30` on the
 * clock of `timeZone`, or a whole ISO time.
 *
 * @throws Error for anything else.
 */
export function seedDate(text: string, now: Date, timeZone: string = charityTimeZone): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return new Date(text).toISOString();
  const match = /^(?:([+-]\d+)d|(\d{4}-\d{2}-\d{2}))(?: (\d{2}:\d{2}))?$/.exec(text);
  if (!match) throw new Error(`"${text}" is not a date such as 2026-09-15, +21d or "+21d 18:30"`);
  const [, days, fixed, time = noon] = match;
  const day = fixed ?? dayIn(new Date(now.getTime() + Number(days) * dayMs), timeZone);
  return instantAt(day, time, timeZone).toISOString();
}

/** The day a date of the sample content means, as `YYYY-MM-DD`; a month alone means its first day. */
export function seedDay(text: string, now: Date): string {
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`;
  return dayIn(new Date(seedDate(text, now)), charityTimeZone);
}
