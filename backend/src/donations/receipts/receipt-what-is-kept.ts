import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { donationKind } from "../record/donation-kind.ts";
import { keptCents } from "../record/gift-facts.ts";
import { annualWhatIsKept } from "./annual/annual-what-is-kept.ts";
import { cancelReceipts, reportDueDay } from "./issue/cancel-receipts.ts";
import { ReceiptAlreadyReplaced, replaceReceipt } from "./issue/replace-receipt.ts";
import { latestReceiptRow } from "./latest-receipt.ts";
import { finishReplacement } from "./mail/finish-replacement.ts";
import { copy } from "./print/receipt-copy.ts";

/** Corrections by staff at the same moment; each that comes first is one more turn. */
const mostTurns = 10;

/**
 * Brings the receipts of a gift in line with what is left of it after refunds: cancelled when it is nothing, else replaced by
 * one of what is left. A month of a monthly gift stands on the receipt of its year. Who had a receipt keeps one, also below the minimum of new ones. It may run more than once, and does
 * nothing while there is no receipt.
 */
export async function receiptWhatIsKept(
  payload: Payload,
  donation: Donation,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (donationKind(donation) === "instalment") return annualWhatIsKept(payload, donation, { by, now });
  const kept = keptCents(donation);
  const returnedCents = donation.amountCents - kept;
  if (kept <= 0) {
    const reason = copy.givenBack;
    await cancelReceipts(payload, { donationId: donation.id, reason, by, now, returnedCents });
    return;
  }
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const row = await latestReceiptRow(payload, donation.id);
    if (row?.state !== "issued") return;
    if (row.amountCents === kept) {
      await finishReplacement(payload, row, now);
      return;
    }
    try {
      const due = { amountCents: kept, reportDueDay: reportDueDay(returnedCents, now) };
      const reason = copy.partGivenBack;
      await replaceReceipt(payload, { receiptId: row.id, donor: {}, kept: due, reason, by, now });
    } catch (error) {
      if (!(error instanceof ReceiptAlreadyReplaced)) throw error;
    }
  }
  throw new Error(`The receipt of ${donation.orderId} goes on being replaced`);
}
