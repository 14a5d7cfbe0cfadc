import { type CollectionBeforeChangeHook, ValidationError } from "payload";
import { shownTitle } from "../untitled-drafts.ts";

/** The fields that make a document's address; each value is used once in its collection. */
const addressFields = ["uri", "slug", "from", "code"] as const;

/** A document in the trash keeps its address, so that it can come back to it: who wants to use it again hears where it is. */
export const freeAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context.seeding) return data;
  const field = addressFields.find((name) => collection.flattenedFields.some((one) => one.name === name));
  const value: unknown = field && data[field];
  if (!field || typeof value !== "string" || value === originalDoc?.[field]) return data;
  const holder = await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
    collection: collection.slug,
    where: { [field]: { equals: value }, deletedAt: { exists: true } },
    req,
  });
  if (!holder || holder.id === originalDoc?.id) return data;
  const title = shownTitle(String(holder[collection.admin?.useAsTitle ?? "id"] ?? ""));
  const message = `“${title}” in the trash has this address. Bring it back, or choose another address; an administrator can delete it for good.`;
  throw new ValidationError({ collection: collection.slug, req, errors: [{ path: field, message }] });
};
