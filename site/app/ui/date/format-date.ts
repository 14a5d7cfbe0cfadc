const locale = "en-CA";

/** Making a formatter takes a hundred times as long as using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};
const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const name = JSON.stringify(options);
  formats[name] ??= new Intl.DateTimeFormat(locale, options);
  return formats[name];
};

/** Day of an ISO date or time. A date without a time is a local date: 2024-06-01 never prints as 31 May. */
export function formatDate(
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
  timeZone?: string,
): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(dateOnly ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return iso;
  return formatWith({ ...options, timeZone: dateOnly ? "UTC" : timeZone }).format(date);
}

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
