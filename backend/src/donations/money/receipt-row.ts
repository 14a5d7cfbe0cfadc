import { eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Receipt } from "../../payload-types.ts";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";

/** A receipt as the list shows it. */
export type ReceiptRow = Pick<
  Receipt,
  "id" | "serial" | "state" | "donorName" | "giftDay" | "issueDay" | "amountCents" | "eligibleCents"
> & {
  giftId: number | null;
  giftOrderId: string;
  /** It is for the months of a monthly gift in a year. */
  isYearly: boolean;
  /** Numbers of the receipt that it stands for and of the one that stands for it. */
  replaces: number | null;
  replacedBy: number | null;
  reason: string;
  reportDueDay: string | null;
};

export const receiptStateWords: Record<Receipt["state"], string> = {
  issued: "In force",
  replaced: "Replaced",
  cancelled: "Cancelled",
};

/** These receipts with those that they replace and are replaced by, in whatever order: three questions, however many they are. */
export async function readReceipts(payload: Payload, ids: readonly number[]): Promise<ReceiptRow[]> {
  if (ids.length === 0) return [];
  const { drizzle } = payload.db;
  const receipts = tableOf(payload, "receipts");
  const gifts = tableOf(payload, "donations");
  const rows = await drizzle
    .select({
      id: receipts.id,
      serial: receipts.serial,
      state: receipts.state,
      donorName: receipts.donorName,
      giftDay: receipts.giftDay,
      issueDay: receipts.issueDay,
      amountCents: receipts.amountCents,
      eligibleCents: receipts.eligibleCents,
      replaces: receipts.replaces,
      reason: receipts.reason,
      reportDueDay: receipts.reportDueDay,
      giftId: receipts.donation,
      giftOrderId: gifts.orderId,
      donationType: gifts.donationType,
    })
    .from(receipts)
    .leftJoin(gifts, eq(gifts.id, receipts.donation))
    .where(inArray(receipts.id, [...ids]));
  const replacing = await drizzle
    .select({ replaces: receipts.replaces, serial: receipts.serial })
    .from(receipts)
    .where(inArray(receipts.replaces, [...ids]));
  const older = rows.flatMap(({ replaces }) => (replaces === null ? [] : [Number(replaces)]));
  const replaced =
    older.length === 0
      ? []
      : await drizzle
          .select({ id: receipts.id, serial: receipts.serial })
          .from(receipts)
          .where(inArray(receipts.id, older));
  const serialOf = new Map(replaced.map(({ id, serial }) => [Number(id), Number(serial)]));
  const successor = new Map(replacing.map(({ replaces, serial }) => [Number(replaces), Number(serial)]));
  return rows.map(({ replaces, donationType, ...row }) => ({
    id: Number(row.id),
    serial: Number(row.serial),
    state: row.state,
    donorName: textOf(row.donorName),
    giftDay: textOf(row.giftDay),
    issueDay: textOf(row.issueDay),
    amountCents: Number(row.amountCents),
    eligibleCents: Number(row.eligibleCents),
    giftId: row.giftId === null ? null : Number(row.giftId),
    giftOrderId: textOf(row.giftOrderId),
    isYearly: donationType === "instalment",
    replaces: serialOf.get(Number(replaces)) ?? null,
    replacedBy: successor.get(Number(row.id)) ?? null,
    reason: textOf(row.reason),
    reportDueDay: row.reportDueDay,
  }));
}
