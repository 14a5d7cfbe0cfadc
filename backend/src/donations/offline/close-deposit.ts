import { and, eq, notExists, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { scheduleFollowUps } from "../record/queue-follow-up.ts";
import { depositSums } from "./deposit-sums.ts";
import { bankWords, depositWords, giftsWords } from "./deposit-words.ts";

/** A deposit was not changed, and why, in words for staff. */
export class NotChanged extends Error {
  override name = "NotChanged";
}

const copy = {
  closed: "This deposit agrees with the bank already. Load the page again.",
  open: "This deposit is open already. Load the page again.",
  empty: "There is no gift in this deposit.",
} as const;

type Closing = { id: number; bankCents: number; now: Date };

/**
 * Closes a deposit of which the gifts come to what the bank says. From then on it changes no more, and the receipts of its
 * gifts are made out: a cheque that the bank would not have has none.
 *
 * @throws NotChanged where the two differ, it is empty, or somebody was quicker.
 */
export async function closeDeposit(req: PayloadRequest, { id, bankCents, now }: Closing): Promise<void> {
  const { payload } = req;
  const at = now.toISOString();
  await inOneSave(payload, async (save) => {
    const db = await connectionOf(save);
    const deposits = tableOf(payload, "deposits");
    const gifts = tableOf(payload, "donations");
    // Held first, so that no gift comes to it between the count and the end.
    const held = await db
      .update(deposits)
      .set({ state: "checked", bankCents, checkedAt: at, checkedBy: req.user?.name ?? "", updatedAt: at })
      .where(and(eq(deposits.id, id), eq(deposits.state, "open")))
      .returning({ id: deposits.id });
    if (held.length === 0) throw new NotChanged(copy.closed);
    const sums = (await depositSums(payload, [id], db))(id);
    if (sums.gifts === 0) throw new NotChanged(copy.empty);
    const difference = bankWords(bankCents, sums.cents);
    if (difference.differs) throw new NotChanged(difference.words);
    await db
      .update(gifts)
      .set({ followUp: "due", followUpAt: at, revision: sql`${gifts.revision} + 1`, updatedAt: at })
      .where(and(eq(gifts.deposit, id), eq(gifts.state, "approved"), eq(gifts.followUp, "none")));
    const detail = giftsWords(sums);
    await recordAction(
      payload,
      {
        by: actorOf(req),
        action: "deposit-closed",
        on: { collection: "deposits", id },
        label: depositWords(id),
        detail,
      },
      save,
    );
  });
  scheduleFollowUps(payload);
}

/** Keeps what the bank says of a deposit that is still open. Whether it agrees is said by the page. */
export async function keepBankSum(payload: Payload, { id, bankCents, now }: Closing): Promise<void> {
  const deposits = tableOf(payload, "deposits");
  const kept = await payload.db.drizzle
    .update(deposits)
    .set({ bankCents, updatedAt: now.toISOString() })
    .where(and(eq(deposits.id, id), eq(deposits.state, "open")))
    .returning({ id: deposits.id });
  if (kept.length === 0) throw new NotChanged(copy.closed);
}

/**
 * Opens a deposit again. Receipts that were made out stay, and those that were not wait until it agrees with the bank again.
 */
export function reopenDeposit(
  req: PayloadRequest,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> {
  const { payload } = req;
  const at = now.toISOString();
  return inOneSave(payload, async (save) => {
    const db = await connectionOf(save);
    const deposits = tableOf(payload, "deposits");
    const opened = await db
      .update(deposits)
      .set({ state: "open", checkedAt: null, checkedBy: null, updatedAt: at })
      .where(and(eq(deposits.id, id), eq(deposits.state, "checked")))
      .returning({ id: deposits.id });
    if (opened.length === 0) throw new NotChanged(copy.open);
    const gifts = tableOf(payload, "donations");
    const receipts = tableOf(payload, "receipts");
    const madeOut = db.select({ one: sql`1` }).from(receipts).where(eq(receipts.donation, gifts.id));
    await db
      .update(gifts)
      .set({ followUp: "none", followUpAt: null, revision: sql`${gifts.revision} + 1`, updatedAt: at })
      .where(and(eq(gifts.deposit, id), eq(gifts.followUp, "due"), notExists(madeOut)));
    await recordAction(
      payload,
      {
        by: actorOf(req),
        action: "deposit-reopened",
        on: { collection: "deposits", id },
        label: depositWords(id),
        detail: reason,
      },
      save,
    );
  });
}
