import { and, eq, gte, inArray, lte, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { findRows } from "../../office/lists/find-rows.ts";
import type { Found, ListQuestion } from "../../office/lists/office-list.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasDonorWords } from "../donors/donor-words.ts";
import { giftsOfDonors } from "../gifts/find-gifts.ts";

/** Numbers of the receipts that fit, in the order asked for. */
export async function findReceipts(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const receipts = tableOf(payload, "receipts");
  const columns = { number: receipts.serial, given: receipts.giftDay, issued: receipts.issueDay };
  const column = columns[sort.key as keyof typeof columns] ?? receipts.serial;
  return findRows(payload, "receipts", {
    where: [...(await foundBy(payload, find)), ...filteredBy(payload, filters)],
    order: [column, receipts.serial],
    descending: sort.descending,
    page,
  });
}

/** What was typed: the number of a receipt or an amount, the order number of its gift, else a donor's name or address. */
async function foundBy(payload: Payload, find: string): Promise<SQL[]> {
  if (!find) return [];
  const { drizzle } = payload.db;
  const receipts = tableOf(payload, "receipts");
  const gifts = tableOf(payload, "donations");
  const either: (SQL | undefined)[] = [];
  const isNumber = /^\d{1,9}$/.test(find);
  if (isNumber) either.push(eq(receipts.serial, Number(find)));
  const cents = parseAmount(find);
  if (cents !== null && (!isNumber || find.length < 7)) either.push(eq(receipts.amountCents, cents));
  if (/^[a-z]\d{6}-[a-z\d]+$/i.test(find)) {
    const ofOrder = drizzle.select({ id: gifts.id }).from(gifts).where(eq(gifts.orderId, find.toUpperCase()));
    either.push(inArray(receipts.donation, ofOrder));
  }
  const words = hasDonorWords(payload, find);
  if (words.length > 0 && cents === null) {
    either.push(inArray(receipts.donation, await giftsOfDonors(payload, words)));
  }
  const any = or(...either);
  return any ? [any] : [sql`false`];
}

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const receipts = tableOf(payload, "receipts");
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    year: (year) => and(gte(receipts.giftDay, `${year}-01-01`), lte(receipts.giftDay, `${year}-12-31`)),
    state: (state) => eq(receipts.state, state),
    from: (day) => gte(receipts.issueDay, day),
    to: (day) => lte(receipts.issueDay, day),
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
