import type { FlattenedField, PayloadRequest } from "payload";

/** A document as it stands in the database, and what staff call it. */
export type ReadDocument = {
  collection: string;
  id: unknown;
  name: string;
  inTrash: boolean;
  fields: FlattenedField[];
  data: unknown;
};

const words = (label: unknown, otherwise: string) => (typeof label === "string" ? label : otherwise);

/** Collections that hold content: all else is the library's own, or what people sent and gave. */
const holdsContent = ({ slug, trash }: { slug: string; trash?: boolean }) =>
  Boolean(trash) && !slug.startsWith("payload-");

async function read(req: PayloadRequest): Promise<ReadDocument[]> {
  const { collections, config } = req.payload;
  const found: ReadDocument[] = [];
  for (const { config: collection } of Object.values(collections)) {
    if (!holdsContent(collection)) continue;
    const { admin, flattenedFields: fields, labels, slug, versions } = collection;
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const { docs } = await req.payload.find({
        collection: slug as "pages",
        draft,
        depth: 0,
        limit: 0,
        pagination: false,
        trash: true,
        req,
      });
      for (const data of docs) {
        const title: unknown = Reflect.get(data, admin.useAsTitle ?? "id");
        const inTrash = Boolean(data.deletedAt);
        const name = `${words(labels.singular, slug)} “${String(title ?? data.id)}”${inTrash ? " (in the trash)" : ""}`;
        found.push({ collection: slug, id: data.id, name, inTrash, fields, data });
      }
    }
  }
  for (const { flattenedFields: fields, label, slug } of config.globals) {
    const data = await req.payload.findGlobal({ slug: slug as "home", depth: 0, req });
    found.push({ collection: slug, id: undefined, name: words(label, slug), inTrash: false, fields, data });
  }
  return found;
}

/** One request may delete many: what it read once does not change under it. */
const known = new WeakMap<object, Promise<ReadDocument[]>>();

/** All content, published and as the newest drafts, with what lies in the trash. */
export function readDocuments(req: PayloadRequest): Promise<ReadDocument[]> {
  const documents = known.get(req.context) ?? read(req);
  known.set(req.context, documents);
  return documents;
}
