import { createHash } from "node:crypto";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";

/** What the database adds to a document by itself, and what it gives each row and block. */
const ofDatabase = new Set(["id", "createdAt", "updatedAt", "blockName"]);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** A value as it is compared: without what the database adds and what is empty, in one order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !ofDatabase.has(name))
    .map(([name, inside]) => [name, canonical(inside)] as const)
    .filter(([, inside]) => !isEmpty(inside))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

/** Short text that is another one when the value is. */
export const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(value)) ?? "")
    .digest("hex")
    .slice(0, 32);

type Stored = Record<string, unknown> & { id: number };

/**
 * A document as it is stored, without what is worked out of it when it is read: its newest version, so that a draft that
 * staff have begun counts. Undefined for one that was deleted for good.
 */
export async function storedDocument(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  req?: PayloadRequest,
): Promise<Stored | undefined> {
  const asked = { collection, limit: 1, pagination: false, ...(req && { req }) };
  if (payload.collections[collection].config.versions?.drafts) {
    // The rows are versions, which name their document.
    const where = { parent: { equals: id } };
    const { docs } = await payload.db.queryDrafts<Stored>({ ...asked, where });
    if (docs[0]) return docs[0];
  }
  const { docs } = await payload.db.find<Stored>({ ...asked, where: { id: { equals: id } } });
  return docs[0];
}
