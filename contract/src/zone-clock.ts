/** The day it is at a moment on the clock of a zone, as `YYYY-MM-DD`. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}

/** Minutes that the clock of a zone is ahead of UTC at a moment (milliseconds since 1970). */
export function offsetMinutes(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return Math.round((clock - Math.floor(at / 60_000) * 60_000) / 60_000);
}

/**
 * The moment at which the clocks of a zone show a day and a time, `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`.
 *
 * @throws Error when there is no such day or time.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const clock = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(clock)) throw new Error(`"${day} ${time}" is not a date`);
  const guess = clock - offsetMinutes(clock, timeZone) * 60_000;
  return new Date(clock - offsetMinutes(guess, timeZone) * 60_000);
}
