import { and, asc, eq, gt, gte, inArray, lte, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import type { GiftMethod } from "../record/gift-methods.ts";
import { monthsIn, type Period } from "./period.ts";
import { wasTaken } from "./totals.ts";

/** Money that came or went: a gift on the day it was given, or what went back of one on the day it did. */
export type Movement = {
  kind: "gift" | "refund" | "correction";
  /** On the bank's calendar. */
  day: string;
  /** Less than nothing where it went. */
  cents: number;
  orderId: string;
  reference: string;
  area: string;
  isInstalment: boolean;
  province: string;
  method: GiftMethod;
  /** Of a cheque or a transfer. */
  handReference: string;
  /** Number of the newest receipt of the gift, in force or not. */
  receipt: number | null;
};

type Range = Pick<Period, "from" | "to">;
type Row = Movement & { id: number; giftId: number };

const atOnce = 500;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Gifts of a period in the order of their days, a portion after another. */
async function giftsAfter(payload: Payload, { from, to }: Range, last: Row | undefined): Promise<Row[]> {
  const gifts = tableOf(payload, "donations");
  const after =
    last && or(gt(gifts.giftDay, last.day), and(eq(gifts.giftDay, last.day), gt(gifts.id, last.id)));
  const rows = await payload.db.drizzle
    .select({
      id: gifts.id,
      day: gifts.giftDay,
      cents: gifts.amountCents,
      orderId: gifts.orderId,
      reference: gifts.gateway_referenceNum,
      area: gifts.donationArea,
      donationType: gifts.donationType,
      province: gifts.donor_province,
      method: gifts.method,
      handReference: gifts.entered_reference,
    })
    .from(gifts)
    .where(and(gte(gifts.giftDay, last?.day ?? from), lte(gifts.giftDay, to), wasTaken(payload), after))
    .orderBy(asc(gifts.giftDay), asc(gifts.id))
    .limit(atOnce);
  return rows.map((row) => ({
    id: Number(row.id),
    giftId: Number(row.id),
    kind: "gift",
    day: text(row.day),
    cents: Number(row.cents),
    orderId: text(row.orderId),
    reference: text(row.reference),
    area: text(row.area),
    isInstalment: row.donationType === "instalment",
    province: text(row.province),
    method: row.method,
    handReference: text(row.handReference),
    receipt: null,
  }));
}

async function refundsAfter(payload: Payload, { from, to }: Range, last: Row | undefined): Promise<Row[]> {
  const gifts = tableOf(payload, "donations");
  const refunds = tableOf(payload, "refunds");
  const after =
    last &&
    or(gt(refunds.givenBackDay, last.day), and(eq(refunds.givenBackDay, last.day), gt(refunds.id, last.id)));
  const rows = await payload.db.drizzle
    .select({
      id: refunds.id,
      giftId: gifts.id,
      day: refunds.givenBackDay,
      cents: refunds.amountCents,
      transaction: refunds.transaction,
      orderId: refunds.orderId,
      reference: refunds.gateway_referenceNum,
      area: gifts.donationArea,
      donationType: gifts.donationType,
      province: gifts.donor_province,
      method: gifts.method,
      handReference: gifts.entered_reference,
    })
    .from(refunds)
    .innerJoin(gifts, eq(gifts.id, refunds.donation))
    .where(
      and(
        gte(refunds.givenBackDay, last?.day ?? from),
        lte(refunds.givenBackDay, to),
        eq(refunds.state, "given-back"),
        after,
      ),
    )
    .orderBy(asc(refunds.givenBackDay), asc(refunds.id))
    .limit(atOnce);
  return rows.map((row) => ({
    id: Number(row.id),
    giftId: Number(row.giftId),
    kind: row.transaction === "correction" ? "correction" : "refund",
    day: text(row.day),
    cents: -Number(row.cents),
    orderId: text(row.orderId),
    reference: text(row.reference),
    area: text(row.area),
    isInstalment: row.donationType === "instalment",
    province: text(row.province),
    method: row.method,
    handReference: text(row.handReference),
    receipt: null,
  }));
}

/** The same rows with the receipts of their gifts. */
async function withReceipts(payload: Payload, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const receipts = tableOf(payload, "receipts");
  const ids = [...new Set(rows.map(({ giftId }) => giftId))];
  const issued = await payload.db.drizzle
    .select({ donation: receipts.donation, serial: receipts.serial })
    .from(receipts)
    .where(inArray(receipts.donation, ids))
    .orderBy(asc(receipts.serial));
  const serials = new Map(issued.map(({ donation, serial }) => [Number(donation), Number(serial)]));
  return rows.map((row) => ({ ...row, receipt: serials.get(row.giftId) ?? null }));
}

type Portions = (payload: Payload, range: Range, last: Row | undefined) => Promise<Row[]>;

/** A month after another, so that no question is about more rows than a month has. */
async function* oneByOne(payload: Payload, range: Range, portion: Portions): AsyncGenerator<Row> {
  for (const month of monthsIn(range)) {
    let last: Row | undefined;
    do {
      const rows = await withReceipts(payload, await portion(payload, month, last));
      yield* rows;
      last = rows.length < atOnce ? undefined : rows.at(-1);
    } while (last);
  }
}

/** All that moved in a period in the order of the days, of a day the gifts first. A portion is in memory at a time. */
export async function* movementsOf(payload: Payload, range: Range): AsyncGenerator<Movement> {
  const gifts = oneByOne(payload, range, giftsAfter);
  const refunds = oneByOne(payload, range, refundsAfter);
  let [gift, refund] = [await gifts.next(), await refunds.next()];
  while (!gift.done || !refund.done) {
    if (!gift.done && (refund.done || gift.value.day <= refund.value.day)) {
      yield gift.value;
      gift = await gifts.next();
    } else if (!refund.done) {
      yield refund.value;
      refund = await refunds.next();
    }
  }
}
