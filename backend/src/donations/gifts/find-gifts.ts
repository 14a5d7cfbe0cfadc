import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import { tributeKinds } from "@pcf/contract/choices";
import { charityTimeZone } from "@pcf/contract/constants";
import { parseAmount } from "@pcf/contract/donation/amount";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { findRows } from "../../office/lists/find-rows.ts";
import type { Found, ListQuestion } from "../../office/lists/office-list.ts";
import { beginsWith } from "../../platform/database/begins-with.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasDonorWords } from "../donors/donor-words.ts";

/** Numbers of the gifts that fit, in the order asked for: one statement, and one that counts them. */
export async function findGifts(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const gifts = tableOf(payload, "donations");
  const column = sort.key === "amount" ? gifts.amountCents : gifts.createdAt;
  return findRows(payload, "donations", {
    where: [...(await foundBy(payload, find)), ...filteredBy(payload, filters)],
    order: [column, gifts.id],
    descending: sort.descending,
    page,
  });
}

/** More donors than so many are no answer to a name, but the beginning of one. */
const mostDonors = 500;
/** And of a number that is a beginning: those of a month. */
const mostNumbered = 5_000;

/**
 * What was typed: an amount, an order id, its beginning or its last ten characters, the gateway's reference, the number of a
 * receipt or of a cheque where it can be one, else an address or a name in any order.
 */
async function foundBy(payload: Payload, find: string): Promise<SQL[]> {
  if (!find) return [];
  const gifts = tableOf(payload, "donations");
  const cents = parseAmount(find);
  const numbered = await giftsNumbered(payload, find);
  const words = cents === null && numbered.length === 0 ? hasDonorWords(payload, find) : [];
  const any = or(
    ...(numbered.length > 0 ? [inArray(gifts.id, numbered)] : []),
    ...(cents === null ? [] : [eq(gifts.amountCents, cents)]),
    ...(words.length > 0 ? [inArray(gifts.giver, await donorIds(payload, words))] : []),
  );
  return [any ?? sql`1 = 0`];
}

/** Gifts of which this is a number: each of the questions is answered by an index of its own. */
async function giftsNumbered(payload: Payload, find: string): Promise<number[]> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const ids: unknown[] = [];
  if (/^\d{1,9}$/.test(find)) {
    const of = drizzle.select({ id: receipts.donation }).from(receipts);
    ids.push(...(await of.where(eq(receipts.serial, Number(find)))).map(({ id }) => id));
  }
  const conditions: SQL[] = [];
  // Of a cheque or a transfer, which is of no shape.
  if (/\d/.test(find)) conditions.push(eq(gifts.entered_reference, find));
  // As the former system wrote them, which are of no shape either.
  if (/\d/.test(find))
    conditions.push(eq(gifts.formerSystem_number, find), eq(gifts.formerSystem_receiptNumber, find));
  if (/^[\d-]{8,}$/.test(find)) conditions.push(eq(gifts.gateway_referenceNum, find));
  if (/^[a-z\d-]{4,18}$/i.test(find)) {
    for (const column of [gifts.orderId, gifts.orderEnd]) {
      const begins = beginsWith(column, find.toUpperCase());
      if (begins) conditions.push(begins);
    }
  }
  for (const condition of conditions) {
    const of = drizzle.select({ id: gifts.id }).from(gifts).where(condition);
    ids.push(...(await of.limit(mostNumbered)).map(({ id }) => id));
  }
  return [...new Set(ids.filter((id) => id !== null).map(Number))];
}

/** Donors of whom these are words (`hasDonorWords`), those who gave last first. */
export async function donorIds(payload: Payload, words: SQL[]): Promise<number[]> {
  const donors = tableOf(payload, "donors");
  const found = await payload.db.drizzle
    .select({ id: donors.id })
    .from(donors)
    .where(and(...words))
    .orderBy(desc(donors.id))
    .limit(mostDonors);
  return found.map(({ id }) => Number(id));
}

/** The last gifts of donors of whom these are words (`hasDonorWords`), so many at most as are no answer to a name either. */
export async function giftsOfDonors(payload: Payload, words: SQL[]): Promise<number[]> {
  const gifts = tableOf(payload, "donations");
  const found = await payload.db.drizzle
    .select({ id: gifts.id })
    .from(gifts)
    .where(inArray(gifts.giver, await donorIds(payload, words)))
    .orderBy(desc(gifts.id))
    .limit(mostNumbered);
  return found.map(({ id }) => Number(id));
}

/** The moment at which a day of the charity begins, as rows have it. */
const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    from: (day) => gte(gifts.createdAt, begins(day)),
    to: (day) => lt(gifts.createdAt, begins(addDays(day, 1))),
    area: (area) => eq(gifts.donationArea, area),
    kind: (type) => eq(gifts.donationType, type),
    how: (method) => eq(gifts.method, method),
    state: (state) => {
      if (state === "returned") return isNotNull(gifts.returnedByBank);
      return state === "refunded"
        ? and(eq(gifts.state, state), isNull(gifts.returnedByBank))
        : eq(gifts.state, state);
    },
    receipt: (has) => {
      const inForce = payload.db.drizzle
        .select({ one: sql`1` })
        .from(receipts)
        .where(and(eq(receipts.donation, gifts.id), eq(receipts.state, "issued")));
      const there = isNotNull(gifts.formerSystem_receiptNumber);
      if (has === "no") return and(notExists(inForce), not(there));
      // As a value it is asked for each gift of the page; for `exists` beside an `or` Postgres reads all receipts first.
      return or(isNotNull(sql`(${inForce.limit(1)})`), there);
    },
    tribute: (has) => {
      const [foundation, ...others] = tributeKinds;
      return has === "yes" ? inArray(gifts.tribute_kind, others) : eq(gifts.tribute_kind, foundation);
    },
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
