import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { ownRecords } from "../../access/collection-access.ts";

/**
 * What came from where: a row for each item, file, video and redirect that was brought from the old site. Twice is once by
 * it, and undoing goes by it. A row whose document is gone says that staff have deleted it: it is not brought again.
 */
export const movedItems: CollectionConfig = {
  slug: "moved-items",
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    /** The kind and the number there, such as `news:86`. */
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "title", type: "text" },
    /** Its address there, whole. */
    { name: "there", type: "text" },
    { name: "collection", type: "text", required: true },
    { name: "document", type: "number", required: true },
    /** Fingerprints: of what was last brought, and of the document as it was then left here. */
    { name: "brought", type: "text", required: true },
    { name: "left", type: "text", required: true },
    /** What stood in a document that was there before, such as an empty page of the frame. */
    { name: "before", type: "json" },
    { name: "facts", type: "json" },
  ],
};

const factsSchema = z.object({
  /** Its place among its like. */
  order: z.number().optional(),
  /** The old site does not show it any more, and it was taken off this one. */
  takenOff: z.boolean().optional(),
  /** Why the rules keep it from being published, or what else is to be said of it as long as it is as it was brought. */
  remark: z.string().optional(),
});
type Facts = z.output<typeof factsSchema>;

export type MovedItem = {
  id: number;
  key: string;
  title: string;
  there: string | undefined;
  collection: CollectionSlug;
  document: number;
  brought: string;
  left: string;
  before: Record<string, unknown> | undefined;
  facts: Facts;
};
export type NewMovedItem = Omit<MovedItem, "id">;

const rowSchema = z.object({
  id: z.number(),
  key: z.string(),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ""),
  there: z
    .string()
    .nullish()
    .transform((there) => there ?? undefined),
  collection: z.string().transform((slug) => slug as CollectionSlug),
  document: z.number(),
  brought: z.string(),
  left: z.string(),
  before: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((before) => before ?? undefined),
  facts: factsSchema.nullish().transform((facts) => facts ?? {}),
});

/** Every row, by its key. What a document was before stays in the database: the texts of many pages would fill the memory. */
export async function movedItemsOf(payload: Payload): Promise<Map<string, MovedItem>> {
  const { docs } = await payload.find({
    collection: "moved-items",
    pagination: false,
    depth: 0,
    sort: "id",
    select: {
      key: true,
      title: true,
      there: true,
      collection: true,
      document: true,
      brought: true,
      left: true,
      facts: true,
    },
  });
  return new Map(docs.map((doc) => [doc.key, rowSchema.parse(doc)]));
}

/** One row with all that it holds. */
export async function movedItem(payload: Payload, id: number): Promise<MovedItem> {
  return rowSchema.parse(await payload.findByID({ collection: "moved-items", id, depth: 0 }));
}

/** A new row, as a part of the save that `req` belongs to; without what was before, as `movedItemsOf` has it. */
export async function noteMoved(req: PayloadRequest, item: NewMovedItem): Promise<MovedItem> {
  const row = await req.payload.create({ collection: "moved-items", data: item, depth: 0, req });
  return { ...rowSchema.parse(row), before: undefined };
}

/** Changes what is remembered of a row, as a part of the save that `req` belongs to. */
export async function noteChange(
  req: PayloadRequest,
  item: MovedItem,
  change: Partial<Omit<NewMovedItem, "key" | "before">>,
): Promise<MovedItem> {
  await req.payload.update({ collection: "moved-items", id: item.id, data: change, depth: 0, req });
  return { ...item, ...change };
}

export const forgetMoved = (req: PayloadRequest, { id }: Pick<MovedItem, "id">) =>
  req.payload.delete({ collection: "moved-items", id, req });
