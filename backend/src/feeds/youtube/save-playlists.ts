import { isDeepStrictEqual } from "node:util";
import type { PayloadRequest } from "payload";
import { slugify } from "../../fields/slug.ts";
import type { Playlist } from "../../payload-types.ts";
import { type FeedItem, feedItemsOf, followItem, noFacts, rememberItem } from "../sync/feed-items.ts";
import { mergeFields } from "../sync/merge-fields.ts";
import type { ChannelPlaylist } from "./read-channel.ts";

/** What a run has written so far. */
export type Saved = { added: number; changed: number; removed: number };

/** A slug that no document has yet, which it takes. */
export function freeSlug(title: string, fallback: string, taken: Set<string>): string {
  const base = slugify(title).slice(0, 80).replace(/-$/, "") || slugify(fallback);
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}

/**
 * Writes the channel's playlists, as a part of the save of `req`: new ones after those that are there, titles that staff have not
 * changed, and those that the feed itself had put into the trash. It answers the documents by the playlist's id over there, without
 * those that staff have deleted.
 */
export async function savePlaylists(
  req: PayloadRequest,
  source: readonly ChannelPlaylist[],
  { saved, isWhole, now }: { saved: Pick<Saved, "changed">; isWhole: boolean; now: Date },
): Promise<Map<string, number>> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: "playlists",
    ...{ depth: 0, pagination: false, trash: true, req },
  });
  const known = await feedItemsOf(payload, "youtube", "playlist", req);
  const slugs = new Set(docs.map(({ slug }) => slug));
  const documents = new Map<string, number>();
  let order = Math.max(-1, ...docs.map((doc) => doc.order ?? 0));

  for (const { playListId, title } of source) {
    const item = known.get(playListId);
    const doc = item
      ? docs.find((one) => one.id === item.document && one.playListId === playListId)
      : docs.find((one) => one.playListId === playListId);
    if (!doc && item) continue;
    const id = doc ? await update(doc, title, item) : await create(playListId, title);
    if (id !== undefined) documents.set(playListId, id);
  }
  const there = new Set(source.map(({ playListId }) => playListId));
  for (const item of known.values())
    if (isWhole && !there.has(item.sourceId) && !item.goneSince)
      await rememberItem(req, item, { goneSince: now.toISOString() });
  return documents;

  async function update(
    doc: Playlist,
    title: string,
    item: FeedItem | undefined,
  ): Promise<number | undefined> {
    const { trashedAt, ...before } = item?.facts ?? noFacts;
    const leavesTrash = Boolean(doc.deletedAt) && doc.deletedAt === trashedAt;
    const isHere = leavesTrash || !doc.deletedAt;
    const { changes, written } = mergeFields({ ...doc }, { title }, before.written);
    if (isHere && (changes.title || leavesTrash)) {
      saved.changed += 1;
      const data = { ...changes, ...(leavesTrash && { deletedAt: null }) };
      await payload.update({ collection: "playlists", id: doc.id, data, trash: leavesTrash, req });
    }
    const facts = { ...before, ...(isHere && { written }) };
    const sourceId = doc.playListId ?? "";
    if (!item)
      await followItem(req, { feed: "youtube", kind: "playlist", sourceId, document: doc.id, facts });
    else if (!isDeepStrictEqual(facts, item.facts) || item.goneSince)
      await rememberItem(req, item, { facts, goneSince: null });
    return isHere ? doc.id : undefined;
  }

  async function create(playListId: string, title: string): Promise<number> {
    order += 1;
    saved.changed += 1;
    const slug = freeSlug(title, playListId, slugs);
    const { id } = await payload.create({
      collection: "playlists",
      data: { title, slug, playListId, order },
      req,
    });
    const { written } = mergeFields({}, { title }, {});
    await followItem(req, {
      ...{ feed: "youtube", kind: "playlist", sourceId: playListId, document: id },
      facts: { written },
    });
    return id;
  }
}
