import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { namesInWords } from "./use-words.ts";
import { usesOf } from "./uses-of.ts";

export const stillHeld = (names: string[]) =>
  new APIError(
    `This is in use: ${namesInWords(names)}. Take it out there first, then delete it.`,
    409,
    null,
    true,
  );

/** Refuses to delete for good what other documents show: a block that has lost its picture or video would be lost with it. */
export const keptWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.context.seeding) return;
  const { holding } = await usesOf(req, { collection: collection.slug, id });
  if (holding.length > 0) throw stillHeld(holding);
};
