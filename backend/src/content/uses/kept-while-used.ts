import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { usesOf } from "./uses-of.ts";

const named = 5;

/** Refuses to delete what other documents point to: a block that has lost its picture or video would be lost with it. */
export const keptWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.context.seeding) return;
  const uses = await usesOf(req, { collection: collection.slug, id });
  if (uses.length === 0) return;
  const more = uses.length > named ? `, and ${uses.length - named} more` : "";
  throw new APIError(
    `This is in use: ${uses.slice(0, named).join(", ")}${more}. Take it out there first, then delete it.`,
    409,
    null,
    true,
  );
};
