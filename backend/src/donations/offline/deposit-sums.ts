import { and, asc, count, eq, inArray, sum } from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { wasTaken } from "../money/totals.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";
import { type GiftMethod, giftMethods } from "../record/gift-methods.ts";

export type MethodSum = { method: GiftMethod; gifts: number; cents: number };
export type DepositSums = { gifts: number; cents: number; byMethod: MethodSum[] };

const nothing: DepositSums = { gifts: 0, cents: 0, byMethod: [] };

type Connection = Payload["db"]["drizzle"];

/**
 * What the gifts in these deposits come to, by their numbers. What was taken back is in none. What the bank returned later stays
 * in its own: there it was at the bank, and the return is a movement of another day.
 */
export async function depositSums(
  payload: Payload,
  ids: readonly number[],
  connection: Connection = payload.db.drizzle,
): Promise<(id: number) => DepositSums> {
  const gifts = tableOf(payload, "donations");
  const rows =
    ids.length === 0
      ? []
      : await connection
          .select({
            deposit: gifts.deposit,
            method: gifts.method,
            gifts: count(),
            cents: sum(gifts.amountCents),
          })
          .from(gifts)
          .where(and(inArray(gifts.deposit, [...ids]), wasTaken(payload)))
          .groupBy(gifts.deposit, gifts.method);
  const byDeposit = Map.groupBy(rows, ({ deposit }) => Number(deposit));
  return (id) => {
    const some = byDeposit.get(id);
    if (!some) return nothing;
    const byMethod = giftMethods.flatMap((method) =>
      some
        .filter((row) => row.method === method)
        .map((row) => ({ method, gifts: Number(row.gifts), cents: Number(row.cents ?? 0) })),
    );
    return {
      gifts: byMethod.reduce((all, each) => all + each.gifts, 0),
      cents: byMethod.reduce((all, each) => all + each.cents, 0),
      byMethod,
    };
  };
}

export type GiftInDeposit = {
  id: number;
  day: string;
  donor: string;
  method: GiftMethod;
  reference: string;
  area: string;
  cents: number;
  /** The day on which the bank took it back; empty where it did not. */
  returned: string;
};

/** The gifts in a deposit in the order in which they were entered. */
export async function giftsInDeposit(payload: Payload, id: number): Promise<GiftInDeposit[]> {
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: gifts.id,
      day: gifts.giftDay,
      ...donorNameColumns(gifts),
      method: gifts.method,
      reference: gifts.entered_reference,
      area: gifts.donationArea,
      cents: gifts.amountCents,
      returned: gifts.returnedByBank,
    })
    .from(gifts)
    .where(and(eq(gifts.deposit, id), wasTaken(payload)))
    .orderBy(asc(gifts.id));
  return rows.map((row) => ({
    id: Number(row.id),
    day: String(row.day),
    donor: nameOnReceipt(row),
    method: row.method,
    reference: row.reference ? String(row.reference) : "",
    area: String(row.area),
    cents: Number(row.cents),
    returned: row.returned ? String(row.returned) : "",
  }));
}
