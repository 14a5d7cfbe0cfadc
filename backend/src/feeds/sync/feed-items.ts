import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { ownRecords } from "../../access/collection-access.ts";
import type { FeedName } from "./known-feeds.ts";

export type FeedItemKind = "video" | "playlist" | "post" | "copy";

/**
 * What came from where: a row for each video, playlist and post that a feed follows, and for each copy of a file. The documents
 * themselves know nothing of feeds. A row whose document is gone says that staff have deleted it: it stays away, whatever its service shows.
 */
export const feedItems: CollectionConfig = {
  slug: "feed-items",
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: ownRecords,
  admin: { hidden: true },
  indexes: [{ fields: ["feed", "kind", "sourceId"], unique: true }],
  fields: [
    { name: "feed", type: "text", required: true },
    { name: "kind", type: "text", required: true },
    { name: "sourceId", type: "text", required: true },
    /** Id of the video, playlist, post or file. */
    { name: "document", type: "number", required: true },
    { name: "facts", type: "json" },
    /** Since when the service does not show it any more. */
    { name: "goneSince", type: "date" },
  ],
};

const factsSchema = z.object({
  /** Fingerprints of what the feed wrote last, by field. */
  written: z.record(z.string(), z.string()).default({}),
  /** Documents in a list that the feed put there, by field. */
  listed: z.record(z.string(), z.array(z.number())).default({}),
  /** The feed took it off the site, so that the feed may bring it back. */
  takenOff: z.boolean().default(false),
  /** The `deletedAt` with which the feed put it into the trash: with another one staff did. */
  trashedAt: z.string().optional(),
  /** Of a copy: by what the service tells one state of the file from another, and when it was last asked. */
  etag: z.string().optional(),
  readAt: z.string().optional(),
  /** Of a copy: when its document was made. SQLite gives the id of a deleted one to another. */
  madeAt: z.string().optional(),
});
export type FeedFacts = z.output<typeof factsSchema>;
export const noFacts: FeedFacts = factsSchema.parse({});

export type FeedItem = {
  id: number;
  sourceId: string;
  document: number;
  facts: FeedFacts;
  goneSince: string | undefined;
};

/** Everything of one kind that a feed follows, by its id over there; with the `req` of a save as it is within that. */
export async function feedItemsOf(
  payload: Payload,
  feed: FeedName,
  kind: FeedItemKind,
  req?: PayloadRequest,
): Promise<Map<string, FeedItem>> {
  const { docs } = await payload.find({
    collection: "feed-items",
    where: { feed: { equals: feed }, kind: { equals: kind } },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return new Map(
    docs.map(({ id, sourceId, document, facts, goneSince }) => [
      sourceId,
      { id, sourceId, document, facts: factsSchema.parse(facts ?? {}), goneSince: goneSince ?? undefined },
    ]),
  );
}

type Follow = {
  feed: FeedName;
  kind: FeedItemKind;
  sourceId: string;
  document: number;
  facts: Partial<FeedFacts>;
};

/** A new row, as a part of the save that `req` belongs to. */
export const followItem = (req: PayloadRequest, item: Follow) =>
  req.payload.create({
    collection: "feed-items",
    data: { ...item, facts: { ...noFacts, ...item.facts } },
    req,
  });

/** Changes what is remembered of a row. */
export const rememberItem = (
  req: PayloadRequest,
  { id }: Pick<FeedItem, "id">,
  data: { facts?: FeedFacts; document?: number; goneSince?: string | null },
) => req.payload.update({ collection: "feed-items", id, data, req });

export const forgetItem = (req: PayloadRequest, { id }: Pick<FeedItem, "id">) =>
  req.payload.delete({ collection: "feed-items", id, req });
