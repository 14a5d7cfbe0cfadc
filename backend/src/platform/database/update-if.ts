import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";

/**
 * Changes a document only while it still matches `where`, in one statement: of several callers at the same time exactly
 * one is told `true`. `where` and `data` name fields of the collection's own table; hooks do not run. The day of the
 * last change is now, unless `data` has an `updatedAt` (`null` leaves it as it is). With the `req` of a save it is part of it.
 */
export async function updateIf(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection,
    where,
    data: { updatedAt: new Date().toISOString(), ...data },
    options: { atomic: true },
    ...(req && { req }),
  });
  return changed !== null;
}
