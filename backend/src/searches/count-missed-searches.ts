import type { MissedSearchesReport } from "@pcf/contract/search/missed-searches";
import { keptTerm } from "@pcf/contract/search/missed-searches";
import type { Payload } from "payload";
import { isUniqueViolation } from "../database/unique-violation.ts";

const collection = "missed-searches";
/** Rows kept. A stranger who searches for nonsense cannot fill the database. */
export const mostMissedSearches = 1_000;

/** Adds a report of the site to what is known. When there are too many, the rarest go, of those the oldest first. */
export async function countMissedSearches(
  payload: Payload,
  { searches }: MissedSearchesReport,
  most = mostMissedSearches,
): Promise<void> {
  for (const { term, count } of searches) {
    const kept = keptTerm(term);
    if (kept) await add(payload, kept, count);
  }
  await forgetRarest(payload, most);
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

async function forgetRarest(payload: Payload, most: number): Promise<void> {
  const { totalDocs } = await payload.count({ collection });
  if (totalDocs <= most) return;
  const { docs } = await payload.find({
    collection,
    sort: ["count", "updatedAt"],
    limit: totalDocs - most,
    depth: 0,
    select: {},
  });
  await payload.delete({
    collection,
    where: { id: { in: docs.map(({ id }) => id) } },
    disableTransaction: true,
  });
}
