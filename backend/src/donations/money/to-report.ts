import { and, asc, gte, isNotNull, isNull } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { closedReceipts, returnedByReceipt } from "../receipts/returned-by-receipt.ts";

/** A receipt of a returned gift of which the tax authority is still to hear. */
export type ToReport = {
  id: number;
  serial: number;
  /** `YYYY-MM-DD`. */
  dueDay: string;
  donorName: string;
  giftDay: string;
  receiptCents: number;
  /** What has gone back and stands in no other line of the gift. */
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
  const rows = await payload.db.drizzle
    .select({
      id: receipts.id,
      serial: receipts.serial,
      dueDay: receipts.reportDueDay,
      donorName: receipts.donorName,
      giftDay: receipts.giftDay,
      receiptCents: receipts.amountCents,
      giftId: receipts.donation,
    })
    .from(receipts)
    .where(
      and(
        isNotNull(receipts.reportDueDay),
        reportedSince ? gte(receipts.reportedAt, reportedSince.toISOString()) : isNull(receipts.reportedAt),
      ),
    )
    .orderBy(asc(receipts.reportDueDay), asc(receipts.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => Number(row.id));
  const giftIds = rows.flatMap(({ giftId }) => (giftId === null ? [] : Number(giftId)));
  const returned = returnedByReceipt(await closedReceipts(payload, { ids, giftIds }));
  return rows.map((row) => ({
    id: Number(row.id),
    serial: Number(row.serial),
    dueDay: String(row.dueDay),
    donorName: String(row.donorName),
    giftDay: String(row.giftDay),
    receiptCents: Number(row.receiptCents),
    returnedCents: returned.get(Number(row.id)) ?? 0,
    giftId: row.giftId === null ? null : Number(row.giftId),
  }));
}
