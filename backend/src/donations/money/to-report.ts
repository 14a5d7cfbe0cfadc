import { and, asc, eq, gte, isNotNull, isNull } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";

/** A receipt of a returned gift of which the tax authority is still to hear. */
export type ToReport = {
  id: number;
  serial: number;
  /** `YYYY-MM-DD`. */
  dueDay: string;
  donorName: string;
  giftDay: string;
  receiptCents: number;
  /** What of the gift has gone back. */
  returnedCents: number;
  giftId: number | null;
};

/** Returned gifts that are still to be reported, the most urgent first. */
export const giftsToReport = (payload: Payload): Promise<ToReport[]> => returnedGifts(payload);

/** Returned gifts of which staff have said since a moment that they are reported. */
export const giftsReported = (payload: Payload, since: Date): Promise<ToReport[]> =>
  returnedGifts(payload, since);

async function returnedGifts(payload: Payload, reportedSince?: Date): Promise<ToReport[]> {
  const receipts = tableOf(payload, "receipts");
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: receipts.id,
      serial: receipts.serial,
      dueDay: receipts.reportDueDay,
      donorName: receipts.donorName,
      giftDay: receipts.giftDay,
      receiptCents: receipts.amountCents,
      returnedCents: gifts.refundedCents,
      giftId: receipts.donation,
    })
    .from(receipts)
    .leftJoin(gifts, eq(gifts.id, receipts.donation))
    .where(
      and(
        isNotNull(receipts.reportDueDay),
        reportedSince ? gte(receipts.reportedAt, reportedSince.toISOString()) : isNull(receipts.reportedAt),
      ),
    )
    .orderBy(asc(receipts.reportDueDay), asc(receipts.id));
  return rows.map((row) => ({
    id: Number(row.id),
    serial: Number(row.serial),
    dueDay: String(row.dueDay),
    donorName: String(row.donorName),
    giftDay: String(row.giftDay),
    receiptCents: Number(row.receiptCents),
    returnedCents: Number(row.returnedCents ?? 0),
    giftId: row.giftId === null ? null : Number(row.giftId),
  }));
}
