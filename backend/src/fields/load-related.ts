import type { PayloadRequest } from "payload";
import type { GlossaryTerm, Media, Video } from "../payload-types.ts";

type Loadable = { media: Media; videos: Video; glossaryTerms: GlossaryTerm };
type Id = number | string;
type Batch = { ids: Set<Id>; documents: Promise<Map<Id, unknown>> };

/** The library populates a relationship with the document or leaves its id; the field says which collection it is of. */
const isDocument = <Slug extends keyof Loadable>(value: unknown): value is Loadable[Slug] =>
  typeof value === "object" && value !== null;

const open = new WeakMap<object, Partial<Record<keyof Loadable, Batch>>>();

/**
 * Ids asked for in the same turn of the event loop go into one query. The library's own loader cannot be used from a
 * hook: it works through the collections of a batch in turn, so a video would wait for a picture of its own batch.
 */
function batchOf(req: PayloadRequest, collection: keyof Loadable): Batch {
  const batches = open.get(req.context) ?? {};
  open.set(req.context, batches);
  const current = batches[collection];
  if (current) return current;

  const ids = new Set<Id>();
  const load = async () => {
    await new Promise(setImmediate);
    delete batches[collection];
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: [...ids] } },
      depth: 0,
      limit: ids.size,
      pagination: false,
      req,
    });
    return new Map<Id, unknown>(docs.map((doc) => [doc.id, doc]));
  };
  const batch = { ids, documents: load() };
  batches[collection] = batch;
  return batch;
}

/** The document a relationship field points to, whether it holds the document or its id. */
export async function loadRelated<Slug extends keyof Loadable>(
  req: PayloadRequest,
  collection: Slug,
  value: unknown,
): Promise<Loadable[Slug] | undefined> {
  if (isDocument<Slug>(value)) return value;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const batch = batchOf(req, collection);
  batch.ids.add(value);
  const document = (await batch.documents).get(value);
  return isDocument<Slug>(document) ? document : undefined;
}
