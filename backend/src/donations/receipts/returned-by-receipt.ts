import { inArray, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import * as z from "zod/mini";
import { tableOf } from "../../platform/database/table-of.ts";
import { receiptFactsSchema } from "./receipt-facts.ts";

/** What is asked of a receipt to tell what went back. */
export type ClosedReceipt = {
  id: number;
  state: string;
  amountCents: number;
  /** The receipt in whose place it was issued. */
  replacesId: number | null;
  /** Whether the tax authority is to hear of what went back by it, or has heard. */
  isReported: boolean;
  facts: unknown;
};

const ofYear = z.object({ yearly: receiptFactsSchema.shape.yearly });

/** What stands on a receipt of each of its gifts: of each month on the receipt of a year, else of the one gift. */
function standingOn({ amountCents, facts }: ClosedReceipt): Map<string, number> {
  const { data } = ofYear.safeParse(facts);
  if (!data?.yearly) return new Map([["", amountCents]]);
  return new Map(data.yearly.gifts.map((gift) => [gift.orderId, gift.amountCents]));
}

/**
 * What went back of each gift when a receipt was closed: what its successor has less, and all of it when it was cancelled.
 * Of two that were cancelled together, while one was taking the place of the other, either has its own part.
 */
function wentBack(receipt: ClosedReceipt, successor: ClosedReceipt | undefined): Map<string, number> {
  const isCancelled = receipt.state === "cancelled";
  if (!isCancelled && !successor) return new Map();
  const left =
    successor && (!isCancelled || successor.isReported) ? standingOn(successor) : new Map<string, number>();
  const parts = [...standingOn(receipt)].map(
    ([gift, cents]) => [gift, cents - (left.get(gift) ?? 0)] as const,
  );
  return new Map(parts.filter(([, cents]) => cents > 0));
}

/**
 * What the tax authority is to hear that went back, by the receipt for which it is to hear of it: what went back when that
 * receipt was closed, and of the same gifts what went back before and was too little to be reported by itself. Of each gift
 * or year all receipts are needed.
 */
export function returnedByReceipt(receipts: readonly ClosedReceipt[]): Map<number, number> {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const successors = new Map(receipts.map((receipt) => [receipt.replacesId, receipt]));
  const backBy = (receipt: ClosedReceipt) => wentBack(receipt, successors.get(receipt.id));
  const before = ({ replacesId }: ClosedReceipt) => byId.get(replacesId ?? 0);
  const sum = (receipt: ClosedReceipt): number => {
    const back = backBy(receipt);
    const unheard = new Set(back.keys());
    let cents = [...back.values()].reduce((all, each) => all + each, 0);
    for (let earlier = before(receipt); earlier; earlier = before(earlier))
      for (const [gift, part] of backBy(earlier)) {
        if (earlier.isReported) unheard.delete(gift);
        else if (unheard.has(gift)) cents += part;
      }
    return cents;
  };
  return new Map(
    receipts.filter(({ isReported }) => isReported).map((receipt) => [receipt.id, sum(receipt)]),
  );
}

/** These receipts, and all others of these gifts. */
export async function closedReceipts(
  payload: Payload,
  { ids, giftIds }: { ids: readonly number[]; giftIds: readonly number[] },
): Promise<ClosedReceipt[]> {
  const { id, state, amountCents, replaces, reportDueDay, facts, donation } = tableOf(payload, "receipts");
  const rows = await payload.db.drizzle
    .select({ id, state, amountCents, replaces, reportDueDay, facts })
    .from(tableOf(payload, "receipts"))
    .where(or(inArray(id, [...ids]), inArray(donation, [...giftIds])));
  return rows.map((row) => ({
    id: Number(row.id),
    state: String(row.state),
    amountCents: Number(row.amountCents),
    replacesId: row.replaces === null ? null : Number(row.replaces),
    isReported: row.reportDueDay !== null,
    facts: row.facts,
  }));
}

/** What will have gone back of a gift whose receipt staff cancel because all that is left of it was given back elsewhere. */
export async function returnedIfCancelled(
  payload: Payload,
  { id, donationId }: { id: number; donationId: number },
): Promise<number> {
  const receipts = await closedReceipts(payload, { ids: [id], giftIds: [donationId] });
  const asCancelled = receipts.map((each) =>
    each.id === id ? { ...each, state: "cancelled", isReported: true } : each,
  );
  return returnedByReceipt(asCancelled).get(id) ?? 0;
}
