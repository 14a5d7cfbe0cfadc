import { createDataloaderCacheKey, type PayloadRequest } from "payload";
import type { Media, Video } from "../../payload-types.ts";

type Loadable = { media: Media; videos: Video };

/** The library populates a relationship with the document or leaves its id; the field says which collection it is of. */
const isDocument = <Slug extends keyof Loadable>(value: unknown): value is Loadable[Slug] =>
  typeof value === "object" && value !== null;

/**
 * The document a relationship field points to, whether it holds the document or its id. Reads of one request are put
 * together into one query.
 */
export async function loadRelated<Slug extends keyof Loadable>(
  req: PayloadRequest,
  collection: Slug,
  value: unknown,
): Promise<Loadable[Slug] | undefined> {
  if (value === undefined || value === null) return undefined;
  if (isDocument<Slug>(value)) return value;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const key = createDataloaderCacheKey({
    collectionSlug: collection,
    currentDepth: 0,
    depth: 0,
    docID: value,
    draft: false,
    fallbackLocale: null as never,
    locale: null as never,
    overrideAccess: true,
    showHiddenFields: false,
    transactionID: (await req.transactionID) ?? (0 as never),
  });
  const document: unknown = await req.payloadDataLoader.load(key);
  return isDocument<Slug>(document) ? document : undefined;
}
