import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../../payload-types.ts";
import { keptCents } from "../../record/gift-moment.ts";
import { factsFromDonation } from "../facts-from-donation.ts";
import { latestReceiptRow, receiptWithKey } from "../read-receipt.ts";
import type { ReceiptSettings } from "../receipt-settings.ts";
import { alignReceipt } from "./align-receipt.ts";
import { insertReceipt } from "./insert-receipt.ts";

export const issueKeyOf = (donationId: number) => `single:${donationId}`;

/**
 * Issues the one receipt of a single gift; called again it answers the same one, or the one that stands for it since.
 * `null` when the gift was given back meanwhile: a number taken then stays on record as cancelled. When a part was given
 * back meanwhile, a receipt of what is left takes its place.
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
  const gift = await payload.findByID({ collection: "donations", id: donation.id, depth: 0 });
  if (gift.state === "approved" && row.amountCents === keptCents(gift)) return row;
  await alignReceipt(payload, gift, { by: "system", now });
  return gift.state === "approved" ? latestReceiptRow(payload, gift.id) : null;
}
