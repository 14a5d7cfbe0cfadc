import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { donationKind } from "../record/donation-kind.ts";
import { isUnclear, receiptable, receiptGiftOf, yearOf } from "./gifts-of-year.ts";
import { receiptWithKey } from "./read-receipt.ts";

/** With what the keys of all yearly receipts of a year begin. */
export const annualKeysOf = (year: number) => `annual:${year}:`;

/** One receipt of a donor and a year, named after the first of the monthly gifts on it: a second one with this key is not written. */
export const annualKey = (year: number, receiptGiftId: number) => `${annualKeysOf(year)}${receiptGiftId}`;

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
export async function receiptDonationId(payload: Payload, donation: Donation): Promise<number | null> {
  if (donationKind(donation) !== "instalment") return donation.id;
  const giftId = relatedId(donation.monthlyGift);
  if (giftId === null) return null;
  const first = await annualReceiptOf(payload, yearOf(donation), giftId);
  return first && relatedId(first.donation);
}

/** The day by which donors are promised the receipt for a year. */
export const lastReceiptDay = (year: number): string => `${year + 1}-02-28`;

/**
 * The years of which a monthly gift's donor still gets a receipt if they gave enough, as seen on a day: charged by these tries,
 * or perhaps, and not receipted. After the last day for it none is promised: what came to too little gets none.
 */
export async function receiptYearsToCome(
  payload: Payload,
  tries: Donation[],
  { giftId, day }: { giftId: number; day: string },
): Promise<number[]> {
  const years = new Set([...receiptable(tries), ...tries.filter(isUnclear)].map(yearOf));
  const toCome: number[] = [];
  for (const year of [...years].sort())
    if (day <= lastReceiptDay(year) && !(await annualReceiptOf(payload, year, giftId))) toCome.push(year);
  return toCome;
}
