import { and, asc, count, eq, gte, inArray, lte, type SQL, sql, sum } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import type { Period } from "./period.ts";

/** What came in and went back under one heading. `kept` may be less than nothing where more went back than came. */
export type Sums = { gifts: number; takenCents: number; backCents: number };
export type Total = Sums & { key: string };

export const keptCents = ({ takenCents, backCents }: Sums): number => takenCents - backCents;

/** By what totals are told apart. Months and days are those of the bank's calendar. */
export const totalsBy = ["month", "day", "area", "kind", "method", "province", "tribute"] as const;
export type TotalsBy = (typeof totalsBy)[number];

/**
 * Of a gift of which money was taken, also where it went back afterwards. It is written so that no database looks for the
 * states first: nearly all gifts have one of them, and the days are what narrows.
 */
export const wasTaken = (payload: Payload): SQL =>
  sql`case when ${inArray(tableOf(payload, "donations").state, ["approved", "refunded"])} then true else false end`;

type Range = Pick<Period, "from" | "to">;

/** The column, or what is made of it, by which gifts, refunds and returns of the bank are put together. */
function headingOf(payload: Payload, by: TotalsBy, side: "gift" | "refund" | "return"): SQL {
  const gifts = tableOf(payload, "donations");
  const day = {
    gift: gifts.giftDay,
    refund: tableOf(payload, "refunds").givenBackDay,
    return: gifts.returnedByBank,
  }[side];
  switch (by) {
    case "day":
      return sql`${day}`;
    case "month":
      return sql`substr(${day}, 1, 7)`;
    case "area":
      return sql`${gifts.donationArea}`;
    case "kind":
      return sql`${gifts.donationType}`;
    case "method":
      return sql`${gifts.method}`;
    case "province":
      return sql`${gifts.donor_province}`;
    case "tribute":
      return sql`${gifts.tribute_kind}`;
  }
}

/**
 * Totals of a period, the gifts by the day on which they were given (`donations.giftDay`) and what went back by the day on
 * which it did (`refunds.givenBackDay`, or `donations.returnedByBank` where the bank took it), whenever its gift was given. One
 * statement for the gifts, which an index answers by itself, one for the refunds, and one for the returns.
 */
export async function totalsOf(payload: Payload, { from, to }: Range, by: TotalsBy): Promise<Total[]> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const refunds = tableOf(payload, "refunds");
  const ofGift = headingOf(payload, by, "gift");
  const ofRefund = headingOf(payload, by, "refund");
  const ofReturn = headingOf(payload, by, "return");
  const [taken, back, returned] = await Promise.all([
    drizzle
      .select({ key: ofGift, gifts: count(), cents: sum(gifts.amountCents) })
      .from(gifts)
      .where(and(gte(gifts.giftDay, from), lte(gifts.giftDay, to), wasTaken(payload)))
      .groupBy(ofGift)
      .orderBy(asc(ofGift)),
    drizzle
      .select({ key: ofRefund, cents: sum(refunds.amountCents) })
      .from(refunds)
      .innerJoin(gifts, eq(gifts.id, refunds.donation))
      .where(
        and(gte(refunds.givenBackDay, from), lte(refunds.givenBackDay, to), eq(refunds.state, "given-back")),
      )
      .groupBy(ofRefund),
    drizzle
      .select({ key: ofReturn, cents: sum(gifts.amountCents) })
      .from(gifts)
      .where(and(gte(gifts.returnedByBank, from), lte(gifts.returnedByBank, to)))
      .groupBy(ofReturn),
  ]);
  const totals = new Map<string, Total>();
  const under = (key: unknown): Total => {
    const name = typeof key === "string" ? key : "";
    const total = totals.get(name) ?? { key: name, gifts: 0, takenCents: 0, backCents: 0 };
    totals.set(name, total);
    return total;
  };
  for (const row of taken) {
    const total = under(row.key);
    total.gifts += Number(row.gifts);
    total.takenCents += Number(row.cents ?? 0);
  }
  for (const row of [...back, ...returned]) under(row.key).backCents += Number(row.cents ?? 0);
  return [...totals.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** What several of them come to. */
export const sumOf = (totals: readonly Sums[]): Sums => ({
  gifts: totals.reduce((all, { gifts }) => all + gifts, 0),
  takenCents: totals.reduce((all, { takenCents }) => all + takenCents, 0),
  backCents: totals.reduce((all, { backCents }) => all + backCents, 0),
});
