import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import type { Donation } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
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

/** Holds the open deposit of a gift until the end of the save, so that nobody closes it with a gift that goes. */
async function holdOpenDeposit(save: PayloadRequest, gift: Donation, now: Date): Promise<void> {
  const id = depositOf(gift);
  if (id === null) return;
  const deposits = tableOf(save.payload, "deposits");
  const db = await connectionOf(save);
  const held = await db
    .update(deposits)
    .set({ updatedAt: now.toISOString() })
    .where(and(eq(deposits.id, id), eq(deposits.state, "open")))
    .returning({ id: deposits.id });
  if (held.length === 0) throw new NotTakenBack(copy.checked);
}

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
  const refuseReceipted = async (save?: PayloadRequest) => {
    const row = await latestReceiptRow(payload, gift.id, save);
    if (row?.state === "issued") throw new NotTakenBack(copy.receipted);
  };
  await refuseReceipted();
  await inOneSave(payload, async (save) => {
    await holdOpenDeposit(save, gift, now);
    const moved = await moveDonation(
      payload,
      gift,
      {
        state: "not-charged",
        note: `taken back by staff ${by}: ${reason}`,
        now,
        data: { giftDay: null, approvedAt: null, followUp: "none", deposit: null },
      },
      save,
    );
    if (!moved) throw new NotTakenBack(copy.changed);
    // The gift is held now: a receipt that came out until then is seen, and none comes out after.
    await refuseReceipted(save);
  });
}
