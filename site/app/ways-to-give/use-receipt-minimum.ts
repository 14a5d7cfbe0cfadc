import { receiptMinimumCents } from "@pcf/contract/constants";
import { useSite } from "~/shell/site";
import { wholeDollars } from "./words";

/** The smallest gift that gets a tax receipt, as staff have set it: in cents, and in words. */
export function useReceiptMinimum(): { cents: number; amount: string } {
  const cents = useSite().siteSettings.receiptMinimumCents ?? receiptMinimumCents;
  return { cents, amount: wholeDollars(cents) };
}
