import { dateFormat } from "@pcf/contract/formats";
import { asRuntimeShows } from "@pcf/contract/zone-clock";
import { formatDate } from "./format-date";

/** A time of day on the clock of a zone, such as "7:00 p.m. ET". */
export const formatTime = (iso: string, timeZone: string): string =>
  formatDate(iso, { hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" }, timeZone);

/** From when until when on the clock of a zone, such as "7:00–8:45 p.m. ET" or "11:30 p.m.–1:30 a.m. NT". */
export function formatTimeRange(startIso: string, endIso: string, timeZone?: string): string {
  const [start, end] = [startIso, endIso].map((iso) => asRuntimeShows(new Date(iso), timeZone)) as [
    Date,
    Date,
  ];
  const clock = { hour: "numeric", minute: "2-digit", timeZone } as const;
  const withZone = dateFormat({ ...clock, timeZoneName: "shortGeneric" });
  const day = dateFormat({ day: "numeric", timeZone });
  if (day.format(start) === day.format(end)) return withZone.formatRange(start, end);
  // Past midnight the formatter would say both days, as numbers, and the zone twice.
  return `${dateFormat(clock).format(start)}–${withZone.format(end)}`;
}

/**
 * Day and time with the name of its zone, such as "June 1, 2024, 10:00 a.m. PT". Never "PST" or "PDT": which it is by law,
 * or by a runtime that is behind the law, nobody needs to know.
 */
export function formatDateTime(iso: string, timeZone: string): string {
  const day = formatDate(iso, { weekday: "long", year: "numeric", month: "long", day: "numeric" }, timeZone);
  const time = formatDate(
    iso,
    { hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" },
    timeZone,
  );
  return `${day}, ${time}`;
}
