import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { donationKind } from "../../record/donation-kind.ts";
import { receiptWithKey } from "../issue/insert-receipt.ts";
import { yearOf } from "./gifts-of-year.ts";
import { receiptGiftOf } from "./receipt-gift.ts";

/** One receipt of a donor and a year, named after the first of the monthly gifts on it: a second one with this key is not written. */
export const annualKey = (year: number, receiptGiftId: number) => `annual:${year}:${receiptGiftId}`;

/** The first receipt that was issued with the months of a gift in a year; `null` while there is none. */
export const annualReceiptOf = async (
  payload: Payload,
  year: number,
  giftId: number,
): Promise<ReceiptRow | null> =>
  receiptWithKey(payload, annualKey(year, await receiptGiftOf(payload, year, giftId)));

/**
 * Id of the row with which the receipts of a gift are kept: its own; for a month of a monthly gift the month with which
 * the receipt of that year was issued, and `null` while there is none.
 */
export async function receiptedWith(payload: Payload, donation: Donation): Promise<number | null> {
  if (donationKind(donation) !== "instalment") return donation.id;
  const giftId = relatedId(donation.monthlyGift);
  if (giftId === null) return null;
  const first = await annualReceiptOf(payload, yearOf(donation), giftId);
  return first && relatedId(first.donation);
}
