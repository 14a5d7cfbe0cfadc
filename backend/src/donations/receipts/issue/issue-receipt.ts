import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../../payload-types.ts";
import type { ReceiptSettings } from "../receipt-settings.ts";
import { cancelReceipts } from "./cancel-receipts.ts";
import { factsFromDonation } from "./facts-from-donation.ts";
import { insertReceipt, receiptWithKey } from "./insert-receipt.ts";

export const issueKeyOf = (donationId: number) => `single:${donationId}`;

/**
 * Issues the one receipt of a single gift; called again it answers the same one. `null` when the gift was given back
 * meanwhile: a number taken then stays on record as cancelled.
 */
export async function issueReceipt(
  payload: Payload,
  { donation, settings, now }: { donation: Donation; settings: ReceiptSettings; now: Date },
): Promise<ReceiptRow | null> {
  const issueKey = issueKeyOf(donation.id);
  const row =
    (await receiptWithKey(payload, issueKey)) ??
    (await insertReceipt(payload, {
      issueKey,
      donationId: donation.id,
      replacesId: null,
      facts: factsFromDonation(donation, settings, now),
      now,
    }));
  const { state } = await payload.findByID({ collection: "donations", id: donation.id, depth: 0 });
  if (state === "approved") return row;
  await cancelReceipts(payload, { donationId: donation.id, reason: "Gift given back", by: "system", now });
  return null;
}
