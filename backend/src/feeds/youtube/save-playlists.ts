import type { PayloadRequest } from "payload";
import { slugify } from "../../content/fields/slug.ts";
import type { Playlist } from "../../payload-types.ts";
import { type FeedItem, feedItemsOf, followItem, forgetItem, rememberItem } from "../sync/feed-items.ts";
import { mergeFields } from "../sync/merge-fields.ts";
import type { ChannelPlaylist } from "./read-channel.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

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
 * changed. It answers the documents by the playlist's id over there, without those that staff have deleted.
 */
export async function savePlaylists(
  req: PayloadRequest,
  source: readonly ChannelPlaylist[],
  saved: Pick<Saved, "changed">,
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
    if (!doc?.deletedAt) documents.set(playListId, id);
  }
  return documents;

  async function update(doc: Playlist, title: string, item: FeedItem | undefined): Promise<number> {
    const { changes, written } = mergeFields({ ...doc }, { title }, item?.facts.written ?? {});
    const sourceId = doc.playListId ?? "";
    if (!item)
      await followItem(req, {
        ...{ feed: "youtube", kind: "playlist", sourceId, document: doc.id },
        facts: { written },
      });
    if (!changes.title || doc.deletedAt) return doc.id;
    saved.changed += 1;
    await payload.update({ collection: "playlists", id: doc.id, data: { title }, req });
    if (item) await rememberItem(req, item, { facts: { ...item.facts, written } });
    return doc.id;
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

/**
 * Puts playlists into the trash that the channel has no more, once its videos have left them; one that still holds videos, which
 * are staff's own, stays. It answers what staff should know.
 */
export async function retirePlaylists(
  req: PayloadRequest,
  source: readonly ChannelPlaylist[],
  saved: Pick<Saved, "removed">,
): Promise<string[]> {
  const { payload } = req;
  const there = new Set(source.map(({ playListId }) => playListId));
  const notes: string[] = [];
  for (const item of (await feedItemsOf(payload, "youtube", "playlist", req)).values()) {
    if (there.has(item.sourceId)) continue;
    await forgetItem(req, item);
    const where = { id: { equals: item.document }, playListId: { equals: item.sourceId } };
    const { docs } = await payload.find({ collection: "playlists", where, depth: 0, req });
    const [doc] = docs;
    if (!doc) continue;
    const { totalDocs } = await payload.count({
      collection: "videos",
      where: { playlists: { in: [doc.id] } },
      req,
    });
    if (totalDocs > 0) notes.push(copy.playlistStays(doc.title));
    else {
      saved.removed += 1;
      const deletedAt = new Date().toISOString();
      await payload.update({ collection: "playlists", id: doc.id, data: { deletedAt }, req });
    }
  }
  return notes;
}
