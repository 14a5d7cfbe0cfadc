const locale = "en-CA";

const formats: Record<string, Intl.DateTimeFormat> = {};

/** A formatter. On the server each is made once, because making one takes a hundred times as long as using it. */
export function formatWith(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (!import.meta.env.SSR) return new Intl.DateTimeFormat(locale, options);
  const name = JSON.stringify(options);
  formats[name] ??= new Intl.DateTimeFormat(locale, options);
  return formats[name];
}

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
