import type { CollectionSlug, Payload, Where } from "payload";

/**
 * Writes over what a row holds while it still matches, and answers whether it did. The day of its last change stays, as other
 * terms are counted from it: the database layer takes `null` for "leave it", and nothing at all for "now".
 */
export async function stripRow(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: Record<string, unknown>,
): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection,
    where,
    data: { ...data, updatedAt: null },
    options: { atomic: true },
  });
  return changed !== null;
}
