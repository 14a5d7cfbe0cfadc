import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from "payload";

/** The fields that make a document's address; each value is used once in its collection. */
const addressFields = ["uri", "slug"] as const;

type Stored = Record<string, unknown> & { id: number };

/** `riders-copy`, or the first `riders-copy-2` that is free: also what is a draft or lies in the trash has its address. */
async function freeAddress(req: PayloadRequest, collection: CollectionSlug, field: string, address: string) {
  const wanted = `${address.replace(/-copy(-\d+)?$/, "")}-copy`;
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? wanted : `${wanted}-${count}`;
    const where = { [field]: { equals: free } };
    const drafted = { [`version.${field}`]: { equals: free } };
    const taken =
      (await req.payload.db.findOne({ collection, where, req })) ??
      (await req.payload.db.queryDrafts({ collection, where: drafted, limit: 1, req })).docs[0];
    if (!taken) return free;
  }
}

type Reviewed = { sources?: Record<string, unknown>[] | null };

/** No reviewer has read the copy yet; what it was written from stays, as rows of its own. */
const withoutReview = ({ sources }: Reviewed) => ({
  reviewer: null,
  lastReviewed: null,
  nextReview: null,
  sources: (sources ?? []).map(({ id: _of, ...source }) => source),
});

/**
 * A copy of a document is a draft of its own: named as a copy, at an address that is free, reviewed by nobody. What is
 * scheduled is scheduled for the document that it was copied from alone.
 */
const asNewDraft: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== "create" || !("duplicateFromID" in args) || args.duplicateFromID === undefined)
    return args;
  const { slug: name, admin, flattenedFields } = collection;
  const {
    docs: [source],
  } = await req.payload.db.queryDrafts<Stored>({
    collection: name,
    where: { parent: { equals: args.duplicateFromID } },
    limit: 1,
    req,
  });
  // There is no such document: the library says so.
  if (!source) return args;
  const has = (field: string) => flattenedFields.some((one) => one.name === field);
  const data: Record<string, unknown> = { ...args.data, _status: "draft" };
  const titled = admin.useAsTitle ?? "title";
  const title = String(source[titled] ?? "").trim();
  if (title) data[titled] = title.startsWith("Copy of ") ? title : `Copy of ${title}`;
  for (const field of addressFields) {
    const address = source[field];
    if (has(field) && typeof address === "string" && address !== "")
      data[field] = await freeAddress(req, name, field, address);
  }
  if (has("clinical")) data.clinical = withoutReview((source.clinical ?? {}) as Reviewed);
  return { ...args, data, draft: true };
};

/** The collection, in which “Duplicate” makes a new draft that nothing of the first one's publication holds for. */
export function copiesAsDraft(collection: CollectionConfig): CollectionConfig {
  const { hooks, versions } = collection;
  if (typeof versions !== "object" || !versions.drafts) return collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [asNewDraft, ...(hooks?.beforeOperation ?? [])] },
  };
}
