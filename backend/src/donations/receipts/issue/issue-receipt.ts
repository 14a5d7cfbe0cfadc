import type { Payload, PayloadRequest } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../../payload-types.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { cameByHand } from "../../record/gift-methods.ts";
import { keptCents } from "../../record/gift-moment.ts";
import { holdGift } from "../../record/hold-gift.ts";
import { factsFromDonation } from "../facts-from-donation.ts";
import { latestReceiptRow, receiptWithKey } from "../read-receipt.ts";
import type { ReceiptSettings } from "../receipt-settings.ts";
import { alignReceipt } from "./align-receipt.ts";
import { insertReceipt } from "./insert-receipt.ts";

export const issueKeyOf = (donationId: number) => `single:${donationId}`;

type Issue = { donation: Donation; settings: ReceiptSettings; now: Date };

/**
 * Issues the one receipt of a single gift; called again it answers the same one, or the one that stands for it since.
 * It is of the gift as it is at that moment, whatever was read of it before: `null`, and no number is taken, when it was given back
 * or taken back meanwhile, or waits for its deposit again. When one was issued before, it is cancelled then, and of a gift of
 * which a part was given back a receipt of what is left takes its place.
 */
export async function issueReceipt(payload: Payload, issue: Issue): Promise<ReceiptRow | null> {
  const { donation, now } = issue;
  const row =
    (await receiptWithKey(payload, issueKeyOf(donation.id))) ??
    (await inOneSave(payload, (save) => issueWithin(save, issue)));
  if (!row) return null;
  const gift = await payload.findByID({ collection: "donations", id: donation.id, depth: 0 });
  if (gift.state === "approved" && row.amountCents === keptCents(gift)) return row;
  await alignReceipt(payload, gift, { by: "system", now });
  return gift.state === "approved" ? latestReceiptRow(payload, gift.id) : null;
}

/** Finance enter gifts that wait for their deposit. */
const waitsForDeposit = (gift: Donation) => cameByHand(gift) && gift.followUp === "none";

/** Held while it is issued, the gift is neither corrected nor taken back in between: whoever is later finds the receipt. */
async function issueWithin(
  save: PayloadRequest,
  { donation, settings, now }: Issue,
): Promise<ReceiptRow | null> {
  const gift = await holdGift(save, donation.id);
  if (gift?.state !== "approved" || waitsForDeposit(gift)) return null;
  const facts = factsFromDonation(gift, settings, now);
  const issueKey = issueKeyOf(gift.id);
  return insertReceipt(save.payload, { issueKey, donationId: gift.id, replacesId: null, facts, now }, save);
}
