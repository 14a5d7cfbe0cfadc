import { and, asc, eq, gt, gte, inArray, lte, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { GiftMethod } from "../record/gift-methods.ts";
import { monthsIn, type Period } from "./period.ts";
import { wasTaken } from "./totals.ts";

/** Money that came or went: a gift on the day it was given, or what went back of one, or was taken back by the bank, on the day it did. */
export type Movement = {
  kind: "gift" | "refund" | "correction" | "returned";
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

type Portions = (payload: Payload, range: Range, last: Row | undefined) => Promise<Row[]>;

/** Gifts of a period in the order of their days, a portion after another. */
const giftsAfter: Portions = (payload, range, last) => giftRows(payload, "gift", { range, last });

/** What the bank took back in a period, in the order of the days on which it did. */
const returnsAfter: Portions = (payload, range, last) => giftRows(payload, "returned", { range, last });

type Asked = { range: Range; last: Row | undefined };

async function giftRows(
  payload: Payload,
  kind: "gift" | "returned",
  { range: { from, to }, last }: Asked,
): Promise<Row[]> {
  const gifts = tableOf(payload, "donations");
  const day = kind === "gift" ? gifts.giftDay : gifts.returnedByBank;
  const after = last && or(gt(day, last.day), and(eq(day, last.day), gt(gifts.id, last.id)));
  const rows = await payload.db.drizzle
    .select({
      id: gifts.id,
      day,
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
    .where(and(gte(day, last?.day ?? from), lte(day, to), wasTaken(payload), after))
    .orderBy(asc(day), asc(gifts.id))
    .limit(atOnce);
  return rows.map((row) => ({
    id: Number(row.id),
    giftId: Number(row.id),
    kind,
    day: textOf(row.day),
    cents: kind === "gift" ? Number(row.cents) : -Number(row.cents),
    orderId: textOf(row.orderId),
    reference: textOf(row.reference),
    area: textOf(row.area),
    isInstalment: row.donationType === "instalment",
    province: textOf(row.province),
    method: row.method,
    handReference: textOf(row.handReference),
    receipt: null,
  }));
}

const refundsAfter: Portions = async (payload, { from, to }, last) => {
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
    day: textOf(row.day),
    cents: -Number(row.cents),
    orderId: textOf(row.orderId),
    reference: textOf(row.reference),
    area: textOf(row.area),
    isInstalment: row.donationType === "instalment",
    province: textOf(row.province),
    method: row.method,
    handReference: textOf(row.handReference),
    receipt: null,
  }));
};

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
  const sources = [giftsAfter, refundsAfter, returnsAfter].map((portion) =>
    oneByOne(payload, range, portion),
  );
  let waiting = await Promise.all(sources.map(nextOf));
  for (;;) {
    const first = waiting
      .filter((each) => each !== undefined)
      .toSorted((one, other) => one.row.day.localeCompare(other.row.day))[0];
    if (!first) return;
    yield first.row;
    const next = await nextOf(first.source);
    waiting = waiting.map((each) => (each === first ? next : each));
  }
}

/** The next row of a source, with where it is from; undefined at its end. */
async function nextOf(source: AsyncGenerator<Row>) {
  const step = await source.next();
  return step.done ? undefined : { row: step.value, source };
}
