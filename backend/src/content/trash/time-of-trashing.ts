import type { CollectionBeforeChangeHook } from "payload";
import { trashChange } from "./trash-change.ts";

/**
 * The time from which the days in the trash are counted is the server's: whoever could choose it could have a document
 * deleted for good this night. A new document, or an earlier version brought back, is never in the trash.
 */
export const timeOfTrashing: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  if (operation === "create" || context.isRestoringVersion)
    return data.deletedAt ? { ...data, deletedAt: null } : data;
  if (trashChange(data, originalDoc) === "trashed") return { ...data, deletedAt: new Date().toISOString() };
  return data.deletedAt ? { ...data, deletedAt: originalDoc.deletedAt } : data;
};
