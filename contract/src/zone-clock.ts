/**
 * Zones of Canada that no longer change their clocks, with the minutes they are ahead of UTC since then: browsers and servers
 * learn of it months late, by their own data. As of the release below of the IANA data; `docs/operations.md` says how to look
 * whether it is old.
 */
export const keptClocks: Readonly<Record<string, { since: number; minutes: number }>> =
  /* @__PURE__ */ (() => {
    const pacific = { since: Date.UTC(2026, 10, 1, 9), minutes: -420 };
    const mountain = { since: Date.UTC(2026, 10, 1, 8), minutes: -360 };
    return {
      "America/Vancouver": pacific,
      "America/Edmonton": mountain,
      "America/Yellowknife": mountain,
      "America/Inuvik": mountain,
      "America/Winnipeg": { since: Date.UTC(2026, 10, 1, 7), minutes: -300 },
    };
  })();
/** The release that `keptClocks` and the other zones of Canada were compared with, and the day of it. */
export const zoneDataRelease = { name: "2026f", day: "2026-10-27" };

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
  return dayFormat(timeZone).format(asRuntimeShows(moment, timeZone));
}

/** Minutes that the clock of a zone is ahead of UTC at a moment (milliseconds since 1970). */
export function offsetMinutes(at: number, timeZone: string): number {
  const kept = keptClocks[timeZone];
  return kept && at >= kept.since ? kept.minutes : runtimeOffset(at, timeZone);
}

/**
 * The moment at which the runtime's own formats show what the clocks of a zone show at `moment`: the same one, but where the
 * runtime does not know that the zone keeps its clock.
 */
export function asRuntimeShows(moment: Date, timeZone: string | undefined): Date {
  const at = moment.getTime();
  const kept = timeZone === undefined ? undefined : keptClocks[timeZone];
  if (!timeZone || !kept || !(at >= kept.since)) return moment;
  return new Date(at + (kept.minutes - runtimeOffset(at, timeZone)) * 60_000);
}

function runtimeOffset(at: number, timeZone: string): number {
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
