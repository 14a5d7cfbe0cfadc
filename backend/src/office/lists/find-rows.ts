import { and, asc, count, desc, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionSlug, Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { countedTo, type Found, type ListQuestion } from "./office-list.ts";

type Table = ReturnType<typeof tableOf>;
type Asked = {
  where: readonly (SQL | undefined)[];
  /** Columns of the order, the first before the others; all of them are turned round together. */
  order: readonly Table[string][];
  descending: ListQuestion["sort"]["descending"];
  page: { offset: number; limit: number } | undefined;
};

/** Rows of a collection that fit, in one statement, and how many there are, in one that stops counting where nobody pages any more. */
export async function findRows(
  payload: Payload,
  collection: CollectionSlug,
  { where: conditions, order, descending, page }: Asked,
): Promise<Found> {
  const { drizzle } = payload.db;
  const table = tableOf(payload, collection);
  const where = and(...conditions);
  const direction = descending ? desc : asc;
  const rows = drizzle
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order.map((column) => direction(column)));
  const found = page ? await rows.limit(page.limit).offset(page.offset) : await rows;
  const ids = found.map(({ id }) => Number(id));
  if (!page) return { ids, total: ids.length };
  const counted = drizzle
    .select({ id: table.id })
    .from(table)
    .where(where)
    .limit(countedTo + 1)
    .as("counted");
  const [all] = await drizzle.select({ total: count() }).from(counted);
  return { ids, total: Number(all?.total ?? 0) };
}
