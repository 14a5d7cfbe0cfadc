import { formatDate, formatWith } from "./format-date";

/** A time of day on the clock of a zone, such as "7:00 p.m. ET". */
export const formatTime = (iso: string, timeZone: string): string =>
  formatDate(iso, { hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" }, timeZone);

/** From when until when on the clock of a zone, such as "7:00–8:45 p.m. ET". */
export function formatTimeRange(startIso: string, endIso: string, timeZone?: string): string {
  const format = formatWith({
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "shortGeneric",
    timeZone,
  });
  return format.formatRange(new Date(startIso), new Date(endIso));
}

/** Day and time with the name of its zone, such as "June 1, 2024 at 10:00 a.m. PDT". */
export function formatDateTime(iso: string, timeZone: string): string {
  const day = formatDate(iso, { weekday: "long", year: "numeric", month: "long", day: "numeric" }, timeZone);
  const time = formatDate(iso, { hour: "numeric", minute: "2-digit", timeZoneName: "short" }, timeZone);
  return `${day}, ${time}`;
}
