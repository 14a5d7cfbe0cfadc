import { isDeepStrictEqual } from "node:util";
import type { Payload, PayloadRequest } from "payload";
import type { Video } from "../../payload-types.ts";
import {
  type FeedFacts,
  type FeedItem,
  feedItemsOf,
  followItem,
  noFacts,
  rememberItem,
} from "../sync/feed-items.ts";
import { mergeFields, mergeList } from "../sync/merge-fields.ts";
import type { Room } from "../sync/save-in-portions.ts";
import type { ChannelVideo } from "./read-channel.ts";
import { freeSlug, type Saved } from "./save-playlists.ts";

/** A video as it is to be here: playlists and still picture are our documents. */
export type SourceVideo = Omit<ChannelVideo, "playlists" | "stills"> & {
  playlists: number[];
  poster: number | undefined;
};

type Row = Video & {
  playlists?: (number | { id: number })[] | null;
  poster?: number | { id: number } | null;
};

const idOf = (related: number | { id: number }): number =>
  typeof related === "number" ? related : related.id;
const playlistsOf = ({ playlists }: Row): number[] => (playlists ?? []).map(idOf);
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** What the channel's facts change of a row, and what is to be remembered of them. */
function merged(row: Row, source: SourceVideo, facts: FeedFacts) {
  const { videoId: _, playlists, poster, ...fields } = source;
  const present = { ...row, poster: row.poster ? idOf(row.poster) : null };
  // A still that could not be copied takes none away.
  const { changes, written } = mergeFields(
    present,
    { ...fields, ...(poster !== undefined && { poster }) },
    facts.written,
  );
  const held = playlistsOf(row);
  const list = mergeList(held, playlists, facts.listed.playlists ?? []);
  return {
    changes: { ...changes, ...(isSame(held, list) ? {} : { playlists: list }) },
    facts: { ...facts, written, listed: { playlists } },
  };
}

/** The fields of a row that is saved again as it is. */
const fieldsOf = ({ id: _, createdAt: _c, updatedAt: _u, ...fields }: Row) => fields;

const hasChanges = (changes: object) => Object.keys(changes).length > 0;

/** Ids of videos that staff have deleted: nothing of them is fetched any more. */
export async function deletedVideos(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: "videos",
    ...{ depth: 0, pagination: false, trash: true, select: { videoId: true, deletedAt: true } },
  });
  const rows = new Map(docs.map((doc) => [doc.id, doc]));
  const items = [...(await feedItemsOf(payload, "youtube", "video")).values()];
  const isDeleted = ({ document, sourceId, facts }: FeedItem) => {
    const row = rows.get(document);
    return row?.videoId !== sourceId || (row.deletedAt && !facts.takenOff);
  };
  return new Set(items.filter(isDeleted).map(({ sourceId }) => sourceId));
}

/**
 * Writes the channel's videos, as a part of the save of `req`. What staff have edited stays, also in a draft that is not published
 * yet; what they have deleted stays away. A video that is gone over there is taken off the site and keeps what staff wrote.
 */
export async function saveVideos(
  req: PayloadRequest,
  source: readonly SourceVideo[],
  { saved, room, now }: { saved: Saved; room: Room; now: Date },
): Promise<void> {
  const { payload } = req;
  const all = { collection: "videos" as const, depth: 0, pagination: false, trash: true, req };
  const rows = (await payload.find(all)).docs;
  const published = new Map(rows.map((row) => [row.id, row]));
  const newest = new Map((await payload.find({ ...all, draft: true })).docs.map((row) => [row.id, row]));
  const known = await feedItemsOf(payload, "youtube", "video", req);
  const slugs = new Set([...rows, ...newest.values()].map(({ slug }) => slug));

  for (const video of source) {
    if (room.left <= 0) return;
    const item = known.get(video.videoId);
    const row = item ? rowOf(item) : rows.find(({ videoId }) => videoId === video.videoId);
    if (row) await update(row, video, item);
    else if (!item) await create(video);
  }
  const there = new Set(source.map(({ videoId }) => videoId));
  for (const item of known.values()) if (room.left > 0 && !there.has(item.sourceId)) await takeOff(item);

  /** The document of a video, and not another that has its id since it was deleted. */
  function rowOf({ document, sourceId }: FeedItem): Row | undefined {
    const row = published.get(document);
    return row?.videoId === sourceId ? row : undefined;
  }

  async function create(video: SourceVideo): Promise<void> {
    await room.take();
    const { id: document } = await payload.create({
      collection: "videos",
      data: { ...video, slug: freeSlug(video.title, video.videoId, slugs), _status: "published" },
      req,
    });
    const { facts } = merged({} as Row, video, noFacts);
    await followItem(req, { feed: "youtube", kind: "video", sourceId: video.videoId, document, facts });
    saved.added += 1;
  }

  async function update(row: Row, video: SourceVideo, item: FeedItem | undefined): Promise<void> {
    const before = item?.facts ?? noFacts;
    const latest = newest.get(row.id) ?? row;
    // What is published is saved as it is, and a draft that lies over it as a draft: neither becomes the other.
    const isPublished = row._status === "published";
    const base = isPublished ? row : latest;
    const { changes, facts } = merged(base, video, before);
    // What staff have put into the trash is theirs; what the feed has taken off comes back.
    if (before.takenOff || !row.deletedAt) {
      const status = before.takenOff ? "published" : base._status;
      if (hasChanges(changes) || before.takenOff) {
        saved[before.takenOff ? "added" : "changed"] += 1;
        await save(base, changes, status);
      }
      const draft = merged(latest, video, before).changes;
      if (isPublished && latest._status === "draft" && hasChanges({ ...changes, ...draft }))
        await save(latest, draft, "draft");
    }
    const now = { ...facts, takenOff: false };
    if (!item)
      await followItem(req, {
        ...{ feed: "youtube", kind: "video", sourceId: video.videoId, document: row.id, facts: now },
      });
    else if (!isDeepStrictEqual(now, before) || item.goneSince)
      await rememberItem(req, item, { facts: now, goneSince: null });
  }

  async function save(row: Row, changes: Partial<Video>, status: Video["_status"]): Promise<void> {
    await room.take();
    if (row.deletedAt)
      await payload.update({ collection: "videos", id: row.id, data: { deletedAt: null }, trash: true, req });
    await payload.update({
      collection: "videos",
      ...{ id: row.id, draft: status === "draft", req },
      data: { ...fieldsOf(row), ...changes, deletedAt: null, _status: status },
    });
  }

  async function takeOff(item: FeedItem): Promise<void> {
    const row = rowOf(item);
    // Of one that staff have deleted the row stays, so that it stays away should it come back over there.
    if (!row || item.goneSince) return;
    const takesOff = row._status === "published" && !row.deletedAt;
    if (takesOff) {
      saved.removed += 1;
      await room.take();
      const latest = newest.get(row.id) ?? row;
      const playlists = mergeList(playlistsOf(latest), [], item.facts.listed.playlists ?? []);
      await payload.update({
        collection: "videos",
        ...{ id: row.id, req },
        data: { playlists, _status: "draft" },
      });
    }
    await rememberItem(req, item, {
      facts: { ...item.facts, listed: { playlists: [] }, takenOff: takesOff },
      goneSince: now.toISOString(),
    });
  }
}
