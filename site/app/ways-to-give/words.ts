import { bankTimeZone } from "@pcf/contract/constants";
import { formatAmount, formatDollars } from "@pcf/contract/donation/amount";
import { dateFormat } from "@pcf/contract/formats";

/** `$25` for whole dollars, `$25.50` otherwise. */
export function wholeDollars(cents: number): string {
  if (cents % 100 !== 0) return formatAmount(cents);
  return formatDollars(cents / 100);
}

/**
 * A moment (ISO) as a day and time on the bank's clock, with its name: the day that the receipt says, also where the
 * reader's own calendar is still on the day before.
 */
export function longMoment(iso: string): string {
  return dateFormat({
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: bankTimeZone,
  }).format(new Date(iso));
}
