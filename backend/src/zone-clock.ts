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

/**
 * The moment at which the clocks of a zone show a day and a time, `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`.
 *
 * @throws Error when there is no such day or time.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const clock = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(clock)) throw new Error(`"${day} ${time}" is not a date`);
  const guess = clock - zoneOffset(clock, timeZone);
  return new Date(clock - zoneOffset(guess, timeZone));
}
