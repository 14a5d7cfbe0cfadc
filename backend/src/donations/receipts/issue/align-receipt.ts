import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { donationKind } from "../../record/donation-kind.ts";
import { keptCents } from "../../record/gift-moment.ts";
import { receiptDonationId } from "../annual-receipts.ts";
import { receiptable, receiptGiftOf, triesOnReceipt, yearlyFacts, yearOf } from "../gifts-of-year.ts";
import { copy } from "../pdf/receipt-copy.ts";
import { latestReceiptRow } from "../read-receipt.ts";
import { cancelReceipts, cancelReceiptsOfNothing, reportDueDay, wasTakenBack } from "./cancel-receipts.ts";
import { finishReplacement, ReceiptAlreadyReplaced, replaceReceipt } from "./replace-receipt.ts";

/** Corrections by staff, or refunds of other months, at the same moment; each that comes first is one more turn. */
const mostTurns = 10;

/**
 * Brings the receipts of a gift in line with what is left of it after refunds: cancelled when it is nothing, else replaced by
 * one of what is left. A month of a monthly gift stands on the receipt of its year. Who had a receipt keeps one, also below the minimum of new ones. It may run more than once, and does
 * nothing while there is no receipt.
 */
export async function alignReceipt(
  payload: Payload,
  donation: Donation,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (donationKind(donation) === "instalment") return alignAnnualReceipt(payload, donation, { by, now });
  const remaining = keptCents(donation);
  const returnedCents = donation.amountCents - remaining;
  if (remaining <= 0 || wasTakenBack(donation)) {
    await cancelReceiptsOfNothing(payload, donation, { by, now });
    return;
  }
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const row = await latestReceiptRow(payload, donation.id);
    if (row?.state !== "issued") return;
    if (row.amountCents === remaining) {
      await finishReplacement(payload, row, now);
      return;
    }
    try {
      const due = { amountCents: remaining, reportDueDay: reportDueDay(returnedCents, now) };
      const reason = copy.partGivenBack;
      await replaceReceipt(payload, { receiptId: row.id, donor: {}, remaining: due, reason, by, now });
    } catch (error) {
      if (!(error instanceof ReceiptAlreadyReplaced)) throw error;
    }
  }
  throw new Error(`The receipt of ${donation.orderId} goes on being replaced`);
}

/**
 * Brings the receipt of a year in line with what is left of its gifts, for one month of them that has changed: cancelled
 * when nothing is left, else replaced by one of the rest. It may run more than once, and does nothing while no receipt of
 * the year is in force.
 */
async function alignAnnualReceipt(
  payload: Payload,
  donation: Donation,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const donationId = await receiptDonationId(payload, donation);
  const giftId = relatedId(donation.monthlyGift);
  if (donationId === null || giftId === null) return;
  const year = yearOf(donation);
  const receiptGiftId = await receiptGiftOf(payload, year, giftId);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const row = await latestReceiptRow(payload, donationId);
    if (row?.state !== "issued") return;
    // Read in each turn, after the receipt: of two months that change at once the later turn sees both.
    const onReceipt = await triesOnReceipt(payload, year, receiptGiftId);
    const { amountCents, yearly } = yearlyFacts(year, receiptable(onReceipt));
    const back = donation.amountCents - keptCents(donation);
    const returnedCents = Math.max(back, row.amountCents - amountCents);
    if (amountCents === 0) {
      await cancelReceipts(payload, { donationId, reason: copy.givenBack, by, now, returnedCents });
      return;
    }
    if (row.amountCents === amountCents) {
      await finishReplacement(payload, row, now);
      return;
    }
    const reason = amountCents < row.amountCents ? copy.partGivenBack : copy.giftAdded;
    const remaining = { amountCents, yearly, reportDueDay: reportDueDay(returnedCents, now) };
    try {
      await replaceReceipt(payload, { receiptId: row.id, donor: {}, remaining, reason, by, now });
    } catch (error) {
      if (!(error instanceof ReceiptAlreadyReplaced)) throw error;
    }
  }
  throw new Error(`The receipt for ${year} of ${donation.orderId} goes on being replaced`);
}
