import { and, desc, eq, gte, isNotNull } from "@payloadcms/db-sqlite/drizzle";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { CardTotals } from "../gateway/gateway.ts";
import { wasTaken } from "./totals.ts";

/** What the gateway counts of what was moved. A correction takes back a purchase, which stays counted. */
export const movedKinds = ["purchases", "refunds", "corrections"] as const;
export type MovedKind = (typeof movedKinds)[number];

/** Money that moved by our rows through the gateway. */
export type Moved = {
  kind: MovedKind;
  giftId: number;
  orderId: string;
  cents: number;
  cardType: string;
  reference: string;
  /** On the bank's clock, `YYYY-MM-DD HH:MM:SS`. */
  at: string;
};

export type Batch = { terminal: string; number: string };

/**
 * A reference number of the gateway has 8 digits of the terminal, then 3 of the shift, 3 of the batch and 3 of the place in it,
 * and one more.
 */
export function batchOf(reference: string): Batch | null {
  const [, terminal, number] = /^(\d{8})\d{3}(\d{3})\d{4}$/.exec(reference) ?? [];
  return terminal && number ? { terminal, number } : null;
}

const isSame = (one: Batch | null, other: Batch): boolean =>
  one?.terminal === other.terminal && one.number === other.number;

/** Batches are closed daily, and their numbers come again after a thousand: what is older is in no batch that is open. */
const lookBackDays = 4;

async function movedSince(payload: Payload, day: string): Promise<Moved[]> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const refunds = tableOf(payload, "refunds");
  const given = await drizzle
    .select({
      giftId: gifts.id,
      orderId: gifts.orderId,
      cents: gifts.amountCents,
      cardType: gifts.gateway_cardType,
      reference: gifts.gateway_referenceNum,
      at: gifts.gateway_transDateTime,
    })
    .from(gifts)
    .where(and(gte(gifts.giftDay, day), eq(gifts.method, "card"), wasTaken(payload)));
  const back = await drizzle
    .select({
      giftId: gifts.id,
      orderId: refunds.orderId,
      cents: refunds.amountCents,
      cardType: gifts.gateway_cardType,
      reference: refunds.gateway_referenceNum,
      at: refunds.gateway_transDateTime,
      transaction: refunds.transaction,
    })
    .from(refunds)
    .innerJoin(gifts, eq(gifts.id, refunds.donation))
    .where(and(gte(refunds.givenBackDay, day), eq(refunds.state, "given-back"), eq(gifts.method, "card")));
  const moved = (kind: MovedKind, row: (typeof given)[number]): Moved => ({
    kind,
    giftId: Number(row.giftId),
    orderId: textOf(row.orderId),
    cents: Number(row.cents),
    cardType: textOf(row.cardType),
    reference: textOf(row.reference),
    at: textOf(row.at),
  });
  return [
    ...given.map((row) => moved("purchases", row)),
    ...back.map((row) => moved(row.transaction === "correction" ? "corrections" : "refunds", row)),
  ];
}

/** The batch of the newest gift that names one, however long ago. */
async function newestBatch(payload: Payload): Promise<Batch | null> {
  const gifts = tableOf(payload, "donations");
  const [newest] = await payload.db.drizzle
    .select({ reference: gifts.gateway_referenceNum })
    .from(gifts)
    .where(and(isNotNull(gifts.giftDay), isNotNull(gifts.gateway_referenceNum)))
    .orderBy(desc(gifts.giftDay), desc(gifts.id))
    .limit(1);
  return batchOf(textOf(newest?.reference));
}

export type OwnBatch = {
  batch: Batch;
  moved: Moved[];
  /** Taken or given back lately, without a number by which its batch is known. */
  withoutNumber: Moved[];
};

/**
 * What our rows say of the batch that the newest of them is in; `null` where no row of ours names a batch, so that not even
 * the terminal is known.
 */
export async function ownBatch(payload: Payload, today: string): Promise<OwnBatch | null> {
  const lately = await movedSince(payload, addDays(today, -lookBackDays));
  const numbered = lately.filter(({ reference }) => batchOf(reference));
  const newest = numbered.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const batch = newest ? batchOf(newest.reference) : await newestBatch(payload);
  if (!batch) return null;
  return {
    batch,
    moved: numbered.filter(({ reference }) => isSame(batchOf(reference), batch)),
    withoutNumber: lately.filter(({ reference }) => !batchOf(reference)),
  };
}

/** The same sums of our rows as the gateway tells of its own. */
export function ownTotals(moved: readonly Moved[]): CardTotals[] {
  const byCard = Map.groupBy(moved, ({ cardType }) => cardType);
  return [...byCard].map(([cardType, some]) => {
    const sums = movedKinds.map((kind) => {
      const of = some.filter((each) => each.kind === kind);
      return [kind, { count: of.length, cents: of.reduce((all, { cents }) => all + cents, 0) }] as const;
    });
    return { cardType, ...(Object.fromEntries(sums) as Omit<CardTotals, "cardType">) };
  });
}
