import { dateFormat } from "@pcf/contract/formats";
import { longDay } from "@pcf/contract/long-day";
import { asRuntimeShows } from "@pcf/contract/zone-clock";

const long = { dateStyle: "long" } as const;

/** Day of an ISO date or time. A date without a time is a local date: 2024-06-01 never prints as 31 May. */
export function formatDate(
  iso: string,
  options: Intl.DateTimeFormatOptions = long,
  timeZone?: string,
): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(dateOnly ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return iso;
  if (dateOnly && options === long) return longDay(iso);
  const zone = dateOnly ? "UTC" : timeZone;
  return dateFormat({ ...options, timeZone: zone }).format(asRuntimeShows(date, zone));
}
