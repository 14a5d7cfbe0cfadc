import type { Payload } from "payload";
import { relatedId } from "../../../database/related-id.ts";
import type { Donation } from "../../../payload-types.ts";
import { donationKind } from "../../donation-kind.ts";
import { receiptWithKey } from "../issue/insert-receipt.ts";
import { yearOf } from "./gifts-of-year.ts";

/** One receipt of a monthly gift and a year: a second one with this key is not written. */
export const annualKey = (year: number, giftId: number) => `annual:${year}:${giftId}`;

/**
 * Id of the row with which the receipts of a gift are kept: its own; for a month of a monthly gift the month with which
 * the receipt of that year was issued, and `null` while there is none.
 */
export async function receiptedWith(payload: Payload, donation: Donation): Promise<number | null> {
  if (donationKind(donation) !== "instalment") return donation.id;
  const giftId = relatedId(donation.monthlyGift);
  if (giftId === null) return null;
  const first = await receiptWithKey(payload, annualKey(yearOf(donation), giftId));
  return first && relatedId(first.donation);
}
