import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from "payload";
import { APIError } from "payload";
import { trashChange } from "../../platform/database/trash-change.ts";
import { usesOf } from "./uses-of.ts";

const named = 5;

/** Names in one sentence: the first five, and how many more. */
export const namesInWords = (names: string[]): string =>
  names.slice(0, named).join(", ") + (names.length > named ? `, and ${names.length - named} more` : "");

/** In the address of a request, it says that whoever asks has read what links to the document. */
const linksAccepted = { parameter: "links", value: "accepted" } as const;

/**
 * Names what shows or links to a document before it goes into the trash. What others show stays; what they merely link to
 * goes once the links are accepted.
 */
export const namesUsesFirst: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || req.context.seeding || trashChange(data, originalDoc) !== "trashed")
    return data;
  const { holding, linking } = await usesOf(req, { collection: collection.slug, id: originalDoc.id });
  if (holding.length > 0) throw stillHeld(holding);
  if (linking.length === 0 || req.searchParams?.get(linksAccepted.parameter) === linksAccepted.value)
    return data;
  throw new APIError(
    `Links lead here from: ${namesInWords(linking)}. Change them first, or open the document and delete it all the same under “What links here?”.`,
    409,
    null,
    true,
  );
};

const stillHeld = (names: string[]) =>
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
