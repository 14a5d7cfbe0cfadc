import { receiptMinimumCents } from "@pcf/contract/constants";
import { formatAmount, formatDollars } from "@pcf/contract/donation/amount";
import { useSite } from "~/content/site";

/** `$25` for whole dollars, `$25.50` otherwise. */
export function wholeDollars(cents: number): string {
  if (cents % 100 !== 0) return formatAmount(cents);
  return formatDollars(cents / 100);
}

/** The smallest gift that gets a tax receipt, as staff have set it: in cents, and in words. */
export function useReceiptMinimum(): { cents: number; amount: string } {
  const cents = useSite().siteSettings.receiptMinimumCents ?? receiptMinimumCents;
  return { cents, amount: wholeDollars(cents) };
}
