import { companyDigits, holdsAddress } from "@pcf/contract/donation/words-for-others";
import type { Donation } from "../../payload-types.ts";
import { donorOnReceipt } from "./issue/facts-from-donation.ts";
import { donorCanPrint } from "./print/can-print-facts.ts";

/** Why a receipt waits for staff to write its donor: letters that no font has, or a name or line with an address in it. */
export type SpellingLack = "letters" | "address";

/**
 * What the donor's name and address lack to stand on an official receipt, which is mailed in the charity's name; `null` when
 * nothing. The form refuses web addresses in them now; older gifts may have some. What staff have written stands as they
 * wrote it, as long as it can be printed.
 */
export function spellingLacks(donation: Donation): SpellingLack | null {
  const donor = donorOnReceipt(donation);
  if (!donorCanPrint(donor)) return "letters";
  if (donation.receiptName) return null;
  const holds =
    holdsAddress(donor.name, companyDigits) ||
    donor.address.some((line) => holdsAddress(line, Number.POSITIVE_INFINITY));
  return holds ? "address" : null;
}
