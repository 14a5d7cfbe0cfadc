import type { FlattenedField, PayloadRequest } from "payload";
import { mayReferTo, refersTo, type Target } from "./refers-to.ts";

/** A document as it stands in the database, and what staff call it. */
type Read = { name: string; fields: FlattenedField[]; data: unknown };

const words = (label: unknown, otherwise: string) => (typeof label === "string" ? label : otherwise);

/** Published and newest drafts of everything that can point to the collection; the library's own records do not count. */
async function readReferring(req: PayloadRequest, to: string): Promise<Read[]> {
  const { collections, config } = req.payload;
  const referring = Object.values(collections)
    .map((collection) => collection.config)
    .filter(({ flattenedFields, slug }) => !slug.startsWith("payload-") && mayReferTo(flattenedFields, to));
  const found: Read[] = [];
  for (const { admin, flattenedFields: fields, labels, slug, versions } of referring) {
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const { docs } = await req.payload.find({
        collection: slug as "pages",
        draft,
        depth: 0,
        limit: 0,
        pagination: false,
        req,
      });
      for (const data of docs) {
        const title: unknown = Reflect.get(data, admin.useAsTitle ?? "id");
        found.push({ name: `${words(labels.singular, slug)} “${String(title ?? data.id)}”`, fields, data });
      }
    }
  }
  for (const { flattenedFields: fields, label, slug } of config.globals) {
    if (!mayReferTo(fields, to)) continue;
    const data = await req.payload.findGlobal({ slug: slug as "home", depth: 0, req });
    found.push({ name: words(label, slug), fields, data });
  }
  return found;
}

/** One request may delete many: what it read once does not change under it. */
const read = new WeakMap<object, Map<string, Promise<Read[]>>>();

/** The names of what points to a document, published or as the newest draft. */
export async function usesOf(req: PayloadRequest, target: Target): Promise<string[]> {
  const known = read.get(req.context) ?? new Map<string, Promise<Read[]>>();
  read.set(req.context, known);
  const documents = known.get(target.collection) ?? readReferring(req, target.collection);
  known.set(target.collection, documents);
  const using = (await documents).filter(({ fields, data }) => refersTo(fields, data, target));
  return [...new Set(using.map(({ name }) => name))];
}
