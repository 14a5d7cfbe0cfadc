import type { FlattenedField, Payload, PayloadRequest } from "payload";
import { shownTitle } from "../untitled-drafts.ts";

/** A document as it stands in the database, and what staff call it. */
export type ReadDocument = {
  /** The slug of its collection, or of the global that it is. */
  collection: string;
  id: number | string | undefined;
  /** What it is, such as `Page`, and what it is called. */
  kind: string;
  title: string;
  /** Both in one, as messages have it. */
  name: string;
  inTrash: boolean;
  /** What visitors may see: what is published, or what knows no drafts. */
  isSeen: boolean;
  fields: FlattenedField[];
  data: Record<string, unknown>;
};

/** A post is titled by its whole caption. */
const longestTitle = 60;
const shortened = (title: string) =>
  title.length > longestTitle ? `${title.slice(0, longestTitle).replace(/\s+\S*$/, "")}…` : title;

const words = (label: unknown, otherwise: string) => (typeof label === "string" ? label : otherwise);

/** Collections that hold content: all else is the library's own, or what people sent and gave. */
const holdsContent = ({ slug, trash }: { slug: string; trash?: boolean }) =>
  Boolean(trash) && !slug.startsWith("payload-");

type Stored = Record<string, unknown> & { id: number | string };
type Reading = { payload: Payload; req?: Pick<PayloadRequest, "transactionID"> };

/**
 * All content as it is stored, each published document and each draft that stands over one or alone, with what lies in the
 * trash. What is worked out of a document when it is read is not in it: its links and pictures are all in what is stored.
 */
export async function readContent({ payload, req }: Reading): Promise<ReadDocument[]> {
  const transaction = req?.transactionID ? { req: { transactionID: req.transactionID } } : {};
  const all = { pagination: false, limit: 0, ...transaction } as const;
  const collections = Object.values(payload.collections).map(({ config }) => config);
  const ofCollections = collections.filter(holdsContent).map(async (collection) => {
    const { admin, flattenedFields: fields, labels, slug, versions } = collection;
    const isDrafted = Boolean(versions?.drafts);
    const [stored, drafts] = await Promise.all([
      payload.db.find<Stored>({ collection: slug, ...all }),
      isDrafted
        ? payload.db.queryDrafts<Stored>({
            collection: slug,
            where: { "version._status": { equals: "draft" } },
            ...all,
          })
        : undefined,
    ]);
    const kind = words(labels.singular, slug);
    const asRead = (data: Stored): ReadDocument => {
      const title = shortened(shownTitle(String(data[admin.useAsTitle ?? "id"] ?? "")));
      const inTrash = Boolean(data.deletedAt);
      const isSeen = !inTrash && (!isDrafted || data._status === "published");
      const name = `${kind} “${title}”${inTrash ? " (in the trash)" : ""}`;
      return { collection: slug, id: data.id, kind, title, name, inTrash, isSeen, fields, data };
    };
    return [...stored.docs, ...(drafts?.docs ?? [])].map(asRead);
  });
  const ofGlobals = payload.config.globals.map(
    async ({ flattenedFields: fields, label, slug, versions }): Promise<ReadDocument[]> => {
      const isDrafted = Boolean(versions?.drafts);
      const [data, drafts] = await Promise.all([
        payload.db.findGlobal<Record<string, unknown>>({ slug, ...transaction }),
        isDrafted
          ? payload.db.findGlobalVersions<Record<string, unknown>>({
              global: slug,
              where: { and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }] },
              ...all,
            })
          : undefined,
      ]);
      const title = words(label, slug);
      const about = { collection: slug, id: undefined, kind: "", title, name: title, fields, inTrash: false };
      return [
        { ...about, data, isSeen: true },
        ...(drafts?.docs ?? []).map(({ version }) => ({ ...about, data: version, isSeen: false })),
      ];
    },
  );
  return (await Promise.all([...ofCollections, ...ofGlobals])).flat();
}

/** Where a document is edited, below the admin's own address. */
export const formOf = ({ collection, id }: Pick<ReadDocument, "collection" | "id">): `/${string}` =>
  id === undefined ? `/globals/${collection}` : `/collections/${collection}/${id}`;
