import { instantAt } from "@pcf/contract/zone-clock";

const clock = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/;
const firstYear = 1900;

type Clock = { day: string; time: string };

/** Day and time (`HH:MM:SS`) of a text, without regard to a zone behind them; undefined where there is no such day or time. */
function clockOf(typed: string | undefined): Clock | undefined {
  const plain = typed?.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3") ?? "";
  const [, year, month, date, hour = "00", minute = "00", second = "00"] = clock.exec(plain) ?? [];
  if (!year || Number(year) < firstYear) return undefined;
  const day = `${year}-${month}-${date}`;
  const time = `${hour}:${minute}:${second}`;
  const at = new Date(`${day}T${time}Z`);
  // Of 31 June, JavaScript makes the first of July.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${time}`);
  return isReal ? { day, time } : undefined;
}

/** The moment of a time in UTC, which WordPress writes without its zone. */
export function utcMoment(typed: string | undefined): string | undefined {
  const found = clockOf(typed);
  return found && new Date(`${found.day}T${found.time}Z`).toISOString();
}

/** The moment of a time on the site's clock. */
export function siteMoment(typed: string | undefined, timeZone: string): string | undefined {
  const found = clockOf(typed);
  return found && instantAt(found.day, found.time, timeZone).toISOString();
}

/** The time on an editor's clock, `YYYY-MM-DDTHH:MM`; the zone that WordPress puts behind it is none. */
export function editorsClock(typed: string | undefined): string | undefined {
  const found = clockOf(typed);
  return found && `${found.day}T${found.time.slice(0, "HH:MM".length)}`;
}

/** The day on an editor's clock, `YYYY-MM-DD`. */
export const editorsDay = (typed: string | undefined): string | undefined => clockOf(typed)?.day;
