import { and, eq, inArray, isNotNull, max, min, sql } from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload } from "payload";
import { textOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";
import { bestStanding, type MonthlyStanding } from "./monthly-standing.ts";
import { namesSomebody } from "./own-key.ts";

export type Sums = {
  /** How many gifts were taken and not given back whole. */
  gifts: number;
  totalCents: number;
  firstDay: string | null;
  lastDay: string | null;
  /** The last month of a monthly gift that was taken. */
  lastMonthlyDay: string | null;
  monthly: MonthlyStanding | null;
};
/** With the name and town of the newest gift, and every name for the search. */
export type OwnSums = Sums & { name: string; names: string[]; city: string | null; province: string | null };

/** What the gifts under each address come to. Gifts that name nobody any more are nobody's, and a row of which none is left is left out. */
export async function ownSums(payload: Payload, ids: readonly number[]): Promise<Map<number, OwnSums>> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const monthly = tableOf(payload, "monthly-gifts");
  const isTheirs = and(inArray(gifts.giver, [...ids]), namesSomebody(gifts));
  const sums = await drizzle
    .select({
      giver: gifts.giver,
      count: sql<number>`count(*)`,
      cents: sql<number>`sum(${gifts.amountCents} - ${gifts.refundedCents})`,
      first: min(gifts.giftDay),
      last: max(gifts.giftDay),
      lastMonthly: sql<
        string | null
      >`max(case when ${gifts.donationType} = 'instalment' then ${gifts.giftDay} end)`,
    })
    .from(gifts)
    .where(and(isTheirs, eq(gifts.state, "approved"), isNotNull(gifts.giftDay)))
    .groupBy(gifts.giver);
  const standings = await drizzle
    .selectDistinct({ giver: gifts.giver, state: monthly.state })
    .from(monthly)
    .innerJoin(gifts, eq(gifts.id, monthly.signUp))
    .where(isTheirs);
  const sumsOf = new Map(sums.map((each) => [Number(each.giver), each]));
  const statesOf = Map.groupBy(standings, ({ giver }) => Number(giver));
  return new Map(
    (await newestOf(payload, ids)).map(({ giver, city, province, ...names }) => {
      const id = Number(giver);
      const sum = sumsOf.get(id);
      return [
        id,
        {
          name: nameOnReceipt(names),
          names: Object.values(names).filter((name): name is string => typeof name === "string"),
          city: textOrNull(city),
          province: textOrNull(province),
          gifts: Number(sum?.count ?? 0),
          totalCents: Number(sum?.cents ?? 0),
          firstDay: textOrNull(sum?.first),
          lastDay: textOrNull(sum?.last),
          lastMonthlyDay: textOrNull(sum?.lastMonthly),
          monthly: bestStanding((statesOf.get(id) ?? []).map(({ state }) => state)),
        },
      ];
    }),
  );
}

/** Who gave under each address, and where they live, as the newest gift has it. */
async function newestOf(payload: Payload, ids: readonly number[]) {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const newest = await drizzle
    .select({ giver: gifts.giver, id: max(gifts.id) })
    .from(gifts)
    .where(and(inArray(gifts.giver, [...ids]), namesSomebody(gifts)))
    .groupBy(gifts.giver);
  return drizzle
    .select({
      giver: gifts.giver,
      ...donorNameColumns(gifts),
      city: gifts.donor_city,
      province: gifts.donor_province,
    })
    .from(gifts)
    .where(
      inArray(
        gifts.id,
        newest.map(({ id }) => Number(id)),
      ),
    );
}
