import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { countedTo, type Found, type ListQuestion } from "../../office/lists/office-list.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasDonorWords } from "./donor-words.ts";
import { lapsedBefore } from "./monthly-standing.ts";

/** The filter of those who gave monthly once and do no longer. */
export const lapsed = "lapsed";

/**
 * Numbers of the persons who fit, in the order asked for. Without words the order is read from its index, and the count stops
 * where nobody pages any more; words are looked for in every row, so that one statement finds and counts.
 */
export async function findDonors(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const { drizzle } = payload.db;
  const donors = tableOf(payload, "donors");
  const words = hasDonorWords(payload, find);
  // Who is looked for is found though nothing of theirs came to anything, as when a caller's only card was declined.
  const isShown = words.length > 0 ? isNull(donors.sameAs) : eq(donors.isListed, true);
  const where = and(isShown, ...words, ...filteredBy(payload, filters));
  const column = {
    total: donors.totalCents,
    last: donors.lastDay,
    first: donors.firstDay,
    name: donors.name,
  }[sort.key];
  // Whoever has not given yet stands last, whichever way the list is turned.
  const order = sort.descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  const isCounted = page !== undefined && words.length > 0;
  const rows = drizzle
    .select({ id: donors.id, ...(isCounted && { total: sql<number>`count(*) over ()` }) })
    .from(donors)
    .where(where)
    .orderBy(order, asc(donors.id));
  const found = page ? await rows.limit(page.limit).offset(page.offset) : await rows;
  const ids = found.map(({ id }) => Number(id));
  if (!page) return { ids, total: ids.length };
  if (isCounted) return { ids, total: Math.min(Number(found[0]?.total ?? 0), countedTo + 1) };
  const counted = drizzle
    .select({ id: donors.id })
    .from(donors)
    .where(where)
    .limit(countedTo + 1)
    .as("counted");
  const [all] = await drizzle.select({ total: count() }).from(counted);
  return { ids, total: Number(all?.total ?? 0) };
}

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const donors = tableOf(payload, "donors");
  const hasLapsed = () =>
    and(
      isNotNull(donors.lastMonthlyDay),
      or(
        eq(donors.monthly, "stopped"),
        and(eq(donors.monthly, "paused"), lt(donors.lastMonthlyDay, lapsedBefore(charityDay(new Date())))),
      ),
    );
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    monthly: (standing) => {
      if (standing === "any") return inArray(donors.monthly, ["active", "failing", "paused"]);
      if (standing === "never") return isNull(donors.monthly);
      return standing === lapsed ? hasLapsed() : eq(donors.monthly, standing);
    },
    province: (province) => eq(donors.province, province),
    since: (day) => gte(donors.lastDay, day),
    before: (day) => lt(donors.lastDay, day),
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
