import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { PayloadRequest } from "payload";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation, Receipt } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { cancelReceiptsOfNothing, reasonOfNothing } from "../receipts/issue/cancel-receipts.ts";
import { latestReceiptRow } from "../receipts/read-receipt.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { moveDonation } from "../record/donation-store.ts";
import { mayComeBack, methodWords } from "../record/gift-methods.ts";
import { depositOf } from "./enter-gift.ts";

/** A gift was not marked as returned by the bank, and why, in words for staff. */
export class NotReturned extends Error {
  override name = "NotReturned";
}

const copy = {
  card: "This gift came by card. Give the money back instead.",
  other: "Only cheques and bank transfers come back from a bank.",
  already: "This gift counts no more already. Load the page again.",
  open: "It is in no deposit that agrees with the bank. Take the gift back instead.",
  before: (day: string) =>
    `Day: the gift was received on ${longDay(day)}; the bank cannot have returned it before.`,
  toCome: (day: string) => `Day: ${longDay(day)} is still to come.`,
  unasked:
    "A receipt of this gift has been issued meanwhile. Load the page again, and say whether the donor is told.",
  changed: "Somebody else has just changed this gift or its receipt. Load the page again.",
} as const;

export type ReturnByBank = {
  /** On which the bank took the money back, `YYYY-MM-DD`. */
  day: string;
  reason: string;
  /** Whether the donor is to hear that the receipt in force no longer holds; left out where nobody was asked. */
  tellDonor?: boolean | undefined;
  /** The bank's day of today. */
  today: string;
  now: Date;
};

/** What was changed beside the gift itself. */
export type Returned = { cancelled: Receipt | null; isTold: boolean };

function refusalOf(gift: Donation, { day, today }: ReturnByBank): string | undefined {
  if (gift.method === "card") return copy.card;
  if (!mayComeBack(gift.method)) return copy.other;
  if (gift.state !== "approved") return copy.already;
  if (depositOf(gift) === null) return copy.open;
  if (day > today) return copy.toCome(day);
  if (gift.giftDay && day < gift.giftDay) return copy.before(gift.giftDay);
  return undefined;
}

/** The receipt in force as it will be, with the mail that says so. */
async function goingReceipt(req: PayloadRequest, gift: Donation) {
  const row = await latestReceiptRow(req.payload, gift.id);
  if (row?.state !== "issued") return { row: null, mail: null };
  const { mailOfCancellation } = await import("../receipts/mails/receipt-cancelled-mail.ts");
  return { row, mail: await mailOfCancellation(req.payload, { ...row, reason: reasonOfNothing(gift) }) };
}

/**
 * The bank took back the money of a cheque or a transfer after its deposit was closed. The gift stays in its deposit, which goes
 * on agreeing with what the bank said of that day, and counts no more: what went goes off on the day on which it did, like a
 * refund. The receipt in force is cancelled. All of it happens, or nothing.
 *
 * @throws NotReturned for what cannot come back, in no closed deposit, or where somebody was quicker.
 */
export async function returnedByBank(
  req: PayloadRequest,
  gift: Donation,
  returned: ReturnByBank,
): Promise<Returned> {
  const { payload } = req;
  const refusal = refusalOf(gift, returned);
  if (refusal) throw new NotReturned(refusal);
  const { day, reason, tellDonor, now } = returned;
  const gone = { ...gift, returnedByBank: day };
  // Drawn before, since SQLite has one writer: nobody is to wait for a mail.
  const { row, mail } = await goingReceipt(req, gone);
  if (mail && tellDonor === undefined) throw new NotReturned(copy.unasked);
  const told = tellDonor ? mail : null;
  await inOneSave(payload, async (save) => {
    const db = await connectionOf(save);
    const deposits = tableOf(payload, "deposits");
    // Held first, so that nobody opens it between the question and the end.
    const held = await db
      .update(deposits)
      .set({ updatedAt: now.toISOString() })
      .where(and(eq(deposits.id, depositOf(gift)), eq(deposits.state, "checked")))
      .returning({ id: deposits.id });
    if (held.length === 0) throw new NotReturned(copy.open);
    const moved = await moveDonation(
      payload,
      gift,
      {
        state: "refunded",
        note: `returned by the bank on ${day} by staff ${req.user?.id}: ${reason}`,
        now,
        data: { returnedByBank: day, followUp: "none" },
      },
      save,
    );
    if (!moved) throw new NotReturned(copy.changed);
    const cancelled = await cancelReceiptsOfNothing(payload, moved, { by: req.user?.email ?? "", now }, save);
    if (cancelled.length > 1 || cancelled[0]?.id !== row?.id) throw new NotReturned(copy.changed);
    if (told) await enqueueMail(payload, told, save);
    await writeDown(req, { gift, day, row }, save);
  });
  return { cancelled: row, isTold: told !== null };
}

/** One line about the gift, and one about its receipt, since each is looked for by its own number. */
async function writeDown(
  req: PayloadRequest,
  { gift, day, row }: { gift: Donation; day: string; row: Receipt | null },
  save: PayloadRequest,
): Promise<void> {
  const by = actorOf(req);
  const number = row && serialText(row.serial);
  await recordAction(
    req.payload,
    {
      by,
      action: "gift-returned-by-bank",
      on: { collection: "donations", id: gift.id },
      label: gift.orderId,
      detail: `${methodWords[gift.method]}, ${formatAmount(gift.amountCents)}, on ${longDay(day)}${number ? `; receipt ${number} cancelled` : ""}`,
    },
    save,
  );
  if (!row || !number) return;
  await recordAction(
    req.payload,
    { by, action: "receipt-cancelled", on: { collection: "receipts", id: row.id }, label: number },
    save,
  );
}
