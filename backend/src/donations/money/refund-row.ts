import { eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload } from "payload";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { RefundStateName } from "../record/donation-states.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";
import { bankDay } from "./period.ts";

/** A receipt of the gift that is in force no longer. */
export type CancelledReceipt = { serial: number; reportDueDay: string | null; isReported: boolean };

/** A refund as the list shows it. */
export type RefundRow = {
  id: number;
  orderId: string;
  /** On which it went back; until then the day on which it was begun. */
  day: string;
  state: RefundStateName;
  isCorrection: boolean;
  cents: number;
  giftId: number;
  giftOrderId: string;
  giftCents: number;
  donorName: string;
  area: string;
  reference: string;
  receipts: CancelledReceipt[];
};

/** These refunds with their gifts and receipts, in whatever order: two questions, however many they are. */
export async function readRefunds(payload: Payload, ids: readonly number[]): Promise<RefundRow[]> {
  if (ids.length === 0) return [];
  const { drizzle } = payload.db;
  const refunds = tableOf(payload, "refunds");
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const rows = await drizzle
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      day: refunds.givenBackDay,
      sentAt: refunds.sentAt,
      state: refunds.state,
      transaction: refunds.transaction,
      cents: refunds.amountCents,
      reference: refunds.gateway_referenceNum,
      giftId: gifts.id,
      giftOrderId: gifts.orderId,
      giftCents: gifts.amountCents,
      area: gifts.donationArea,
      ...donorNameColumns(gifts),
    })
    .from(refunds)
    .innerJoin(gifts, eq(gifts.id, refunds.donation))
    .where(inArray(refunds.id, [...ids]));
  const closed = await drizzle
    .select({
      donation: receipts.donation,
      serial: receipts.serial,
      state: receipts.state,
      reportDueDay: receipts.reportDueDay,
      reportedAt: receipts.reportedAt,
    })
    .from(receipts)
    .where(
      inArray(
        receipts.donation,
        rows.map(({ giftId }) => giftId),
      ),
    );
  const ofGift = Map.groupBy(closed, ({ donation }) => Number(donation));
  return rows.map((row) => ({
    id: Number(row.id),
    orderId: textOf(row.orderId),
    day: textOf(row.day) || bankDay(new Date(String(row.sentAt))),
    state: row.state,
    isCorrection: row.transaction === "correction",
    cents: Number(row.cents),
    giftId: Number(row.giftId),
    giftOrderId: textOf(row.giftOrderId),
    giftCents: Number(row.giftCents),
    donorName: nameOnReceipt(row),
    area: textOf(row.area),
    reference: textOf(row.reference),
    receipts: (ofGift.get(Number(row.giftId)) ?? [])
      .filter(({ state }) => state !== "issued")
      .map(({ serial, reportDueDay, reportedAt }) => ({
        serial: Number(serial),
        reportDueDay,
        isReported: reportedAt !== null,
      })),
  }));
}
