import { and, asc, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload } from "payload";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { RefundStateName } from "../record/donation-states.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";
import { bankDay } from "./period.ts";

/** A receipt that the refund took out of force. */
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

/** States of receipts that are in force no longer: few, and found by an index. */
export const statesOfClosed = ["replaced", "cancelled"];

/** These refunds with their gifts and the receipts that they closed, in whatever order: two questions, however many they are. */
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
  // By who closed it, since the receipt of a year stands with another month than the one that went back.
  const closed = await drizzle
    .select({
      by: receipts.closedBy,
      serial: receipts.serial,
      reportDueDay: receipts.reportDueDay,
      reportedAt: receipts.reportedAt,
    })
    .from(receipts)
    .where(
      and(
        inArray(receipts.state, statesOfClosed),
        inArray(
          receipts.closedBy,
          rows.map(({ orderId }) => orderId),
        ),
      ),
    )
    .orderBy(asc(receipts.serial));
  const byRefund = Map.groupBy(closed, ({ by }) => textOf(by));
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
    receipts: (byRefund.get(textOf(row.orderId)) ?? []).map(({ serial, reportDueDay, reportedAt }) => ({
      serial: Number(serial),
      reportDueDay,
      isReported: reportedAt !== null,
    })),
  }));
}
