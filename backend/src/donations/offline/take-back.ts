import type { Payload } from "payload";
import type { Deposit, Donation } from "../../payload-types.ts";
import { latestReceiptRow } from "../receipts/read-receipt.ts";
import { moveDonation } from "../record/donation-store.ts";
import { cameByHand } from "../record/gift-methods.ts";
import { depositOf } from "./enter-gift.ts";

/** A gift was not taken back, and why, in words for staff. */
export class NotTakenBack extends Error {
  override name = "NotTakenBack";
}

const copy = {
  card: "This gift came by card. Give the money back instead.",
  already: "This gift has been taken back already.",
  returned: "The bank has returned this gift, so it counts no more already.",
  receipted:
    "A receipt of this gift is in force. Cancel it first, without the tick for money given back, and then take the gift back.",
  checked: "Its deposit agrees with the bank. Open the deposit again first.",
  changed: "Somebody else has just changed this gift. Load the page again.",
} as const;

/**
 * Takes back a gift that was entered wrongly: it counts nowhere any more, and stays on record with who took it back and why.
 *
 * @throws NotTakenBack for one by card, with a receipt in force, or in a deposit that agrees with the bank.
 */
export async function takeBack(
  payload: Payload,
  gift: Donation,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  if (!cameByHand(gift)) throw new NotTakenBack(copy.card);
  if (gift.returnedByBank) throw new NotTakenBack(copy.returned);
  if (gift.state !== "approved") throw new NotTakenBack(copy.already);
  if ((await latestReceiptRow(payload, gift.id))?.state === "issued") throw new NotTakenBack(copy.receipted);
  const depositId = depositOf(gift);
  if (depositId !== null) {
    const deposit: Deposit | null = await payload.db.findOne({
      collection: "deposits",
      where: { id: { equals: depositId } },
    });
    if (deposit?.state === "checked") throw new NotTakenBack(copy.checked);
  }
  // Closing the deposit changes the gift, too: of the two at one moment one comes first.
  const moved = await moveDonation(payload, gift, {
    state: "not-charged",
    note: `taken back by staff ${by}: ${reason}`,
    now,
    data: { giftDay: null, approvedAt: null, followUp: "none", deposit: null },
  });
  if (!moved) throw new NotTakenBack(copy.changed);
}
