/** Making a format takes thirty times as long as using it, and a month of meetings asks hundreds of times. */
const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const made: Record<string, Intl.DateTimeFormat> = {};
  return (timeZone: string) => {
    made[timeZone] ??= new Intl.DateTimeFormat("en-CA", { ...options, timeZone });
    return made[timeZone];
  };
};
const dayFormat = /* @__PURE__ */ formatOf({ dateStyle: "short" });
const clockFormat = /* @__PURE__ */ formatOf({
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** The day it is at a moment on the clock of a zone, as `YYYY-MM-DD`. */
export function dayIn(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}

/** Minutes that the clock of a zone is ahead of UTC at a moment (milliseconds since 1970). */
export function offsetMinutes(at: number, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return Math.round((clock - Math.floor(at / 60_000) * 60_000) / 60_000);
}

const dayMs = 24 * 60 * 60_000;

/** The moments at which the clocks of a zone show a time: none where they are put forward over it, two where it comes twice. */
function momentsOf(clock: number, timeZone: string): number[] {
  const offsets = [clock - dayMs, clock + dayMs].map((at) => offsetMinutes(at, timeZone));
  return [...new Set(offsets)]
    .map((offset) => clock - offset * 60_000)
    .filter((at) => at + offsetMinutes(at, timeZone) * 60_000 === clock)
    .sort((a, b) => a - b);
}

function clockOf(day: string, time: string): number {
  const clock = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(clock)) throw new Error(`"${day} ${time}" is not a date`);
  return clock;
}

/**
 * The moment at which the clocks of a zone show a day and a time, `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`. Of a time that
 * comes twice it is the first; one that the clocks leave out is moved forward with them, 2:30 to 3:30.
 *
 * @throws Error when there is no such day or time.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const clock = clockOf(day, time);
  const [first] = momentsOf(clock, timeZone);
  return new Date(first ?? clock - offsetMinutes(clock - dayMs, timeZone) * 60_000);
}

/**
 * Whether the clocks of a zone are changed at a day and time, so that they show it never or twice.
 *
 * @throws Error when there is no such day or time.
 */
export function clockChangeAt(day: string, time: string, timeZone: string): "left out" | "twice" | undefined {
  const moments = momentsOf(clockOf(day, time), timeZone);
  if (moments.length === 0) return "left out";
  return moments.length > 1 ? "twice" : undefined;
}

/** What the clocks of a zone show at a moment (milliseconds since 1970), as `YYYY-MM-DDTHH:MM`. */
export const clockAt = (at: number, timeZone: string): string =>
  new Date(at + offsetMinutes(at, timeZone) * 60_000).toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
