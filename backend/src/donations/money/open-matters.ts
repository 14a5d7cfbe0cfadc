import { and, asc, eq, inArray, lt, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import {
  type DonationStateName,
  isOpen,
  type RefundStateName,
  refundStates,
} from "../record/donation-states.ts";

/** A gift or a refund of which it is not clear what became of its money. */
export type OpenGift = {
  id: number;
  orderId: string;
  state: DonationStateName;
  cents: number;
  cardType: string;
  createdAt: string;
};
export type OpenRefund = { orderId: string; giftId: number; state: RefundStateName; cents: number };

/** So many are shown; of more than that nobody reads the last. */
const most = 200;
/** What is with the bank for no longer than this is on its way, and no matter for anybody. */
const usualMs = 10 * 60_000;

export const openRefundStates = refundStates.filter((state) => isOpen({ state }));

/** Gifts that are held, not clear, or with the bank for too long; the oldest first. */
export async function openGifts(payload: Payload, now: Date): Promise<OpenGift[]> {
  const gifts = tableOf(payload, "donations");
  const since = new Date(now.getTime() - usualMs).toISOString();
  const rows = await payload.db.drizzle
    .select({
      id: gifts.id,
      orderId: gifts.orderId,
      state: gifts.state,
      cents: gifts.amountCents,
      cardType: gifts.gateway_cardType,
      createdAt: gifts.createdAt,
    })
    .from(gifts)
    .where(
      or(
        inArray(gifts.state, ["held", "unknown"]),
        and(eq(gifts.state, "sending"), lt(gifts.createdAt, since)),
      ),
    )
    .orderBy(asc(gifts.id))
    .limit(most);
  return rows.map((row) => ({
    id: Number(row.id),
    orderId: String(row.orderId),
    state: row.state,
    cents: Number(row.cents),
    cardType: typeof row.cardType === "string" ? row.cardType : "",
    createdAt: String(row.createdAt),
  }));
}

/** Refunds that are under way or not clear; the oldest first. */
export async function openRefunds(payload: Payload): Promise<OpenRefund[]> {
  const refunds = tableOf(payload, "refunds");
  const rows = await payload.db.drizzle
    .select({
      orderId: refunds.orderId,
      giftId: refunds.donation,
      state: refunds.state,
      cents: refunds.amountCents,
    })
    .from(refunds)
    .where(inArray(refunds.state, openRefundStates))
    .orderBy(asc(refunds.id))
    .limit(most);
  return rows.map((row) => ({
    orderId: String(row.orderId),
    giftId: Number(row.giftId),
    state: row.state,
    cents: Number(row.cents),
  }));
}
