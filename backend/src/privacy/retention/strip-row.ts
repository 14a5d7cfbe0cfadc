import type { CollectionSlug, Payload, Where } from "payload";
import { updateIf } from "../../platform/database/update-if.ts";

/**
 * Writes over what a row holds while it still matches, and answers whether it did. The day of its last change stays, as other
 * terms are counted from it.
 */
export const stripRow = (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: Record<string, unknown>,
): Promise<boolean> => updateIf(payload, collection, where, { ...data, updatedAt: null });
