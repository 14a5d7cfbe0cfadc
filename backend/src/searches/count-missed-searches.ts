import type { MissedSearchesReport } from "@pcf/contract/search/missed-searches";
import { keptTerm } from "@pcf/contract/search/missed-searches";
import type { Payload, Where } from "payload";
import { isUniqueViolation } from "../platform/database/unique-violation.ts";

const collection = "missed-searches";
/** Rows kept. A stranger who searches for nonsense cannot fill the database. */
export const mostMissedSearches = 1_000;

/** Fewer may be chance or one stranger's nonsense: of these the oldest go first, however often each was typed. */
export const rareBelow = 5;

/**
 * Adds a report of the site to what is known, each term on its own: one that the database refuses is left out. When there
 * are too many, the rare ones go that were not typed for the longest time.
 */
export async function countMissedSearches(
  payload: Payload,
  { searches }: MissedSearchesReport,
  most = mostMissedSearches,
): Promise<void> {
  const faults: unknown[] = [];
  for (const { term, count } of searches) {
    const kept = keptTerm(term);
    if (kept) await add(payload, kept, count).catch((fault: unknown) => faults.push(fault));
  }
  await forgetOldestRare(payload, most).catch((fault: unknown) => faults.push(fault));
  if (faults.length === 0) return;
  // An error of the database may tell what was searched for, its name does not.
  const reason = faults[0] instanceof Error ? faults[0].name : "unknown";
  payload.logger.warn({ reason, times: faults.length }, "missed searches could not be counted");
}

async function add(payload: Payload, term: string, count: number): Promise<void> {
  if (await raise(payload, term, count)) return;
  try {
    await payload.create({ collection, data: { term, count }, disableTransaction: true });
  } catch (error) {
    // Another report has just made the row.
    if (!isUniqueViolation(error)) throw error;
    await raise(payload, term, count);
  }
}

/** Raises the count of a row in one statement; false when there is none. */
async function raise(payload: Payload, term: string, count: number): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection,
    where: { term: { equals: term } },
    data: { count: { $inc: count }, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  });
  return changed !== null;
}

async function forgetOldestRare(payload: Payload, most: number): Promise<void> {
  const { totalDocs } = await payload.count({ collection });
  if (totalDocs <= most) return;
  const surplus = totalDocs - most;
  const ids = await idsOf(payload, { count: { less_than: rareBelow } }, ["updatedAt"], surplus);
  if (ids.length < surplus) {
    const common = { count: { greater_than_equal: rareBelow } };
    ids.push(...(await idsOf(payload, common, ["count", "updatedAt"], surplus - ids.length)));
  }
  await payload.delete({ collection, where: { id: { in: ids } }, disableTransaction: true });
}

async function idsOf(payload: Payload, where: Where, sort: string[], limit: number) {
  const { docs } = await payload.find({ collection, where, sort, limit, depth: 0, select: {} });
  return docs.map(({ id }) => id);
}
