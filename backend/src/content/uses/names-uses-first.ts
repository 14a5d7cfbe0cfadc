import { APIError, type CollectionBeforeChangeHook } from "payload";
import { trashChange } from "../../platform/database/trash-change.ts";
import { stillHeld } from "./kept-while-used.ts";
import { namesInWords } from "./use-words.ts";
import { usesOf } from "./uses-of.ts";

/** In the address of a request, it says that whoever asks has read what links to the document. */
export const linksAccepted = { parameter: "links", value: "accepted" } as const;

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
    `Links lead here from: ${namesInWords(linking)}. Change them first, or open the document and press “What links here?” to delete it all the same.`,
    409,
    null,
    true,
  );
};
