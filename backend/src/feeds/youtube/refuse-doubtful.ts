import type { Payload } from "payload";
import { FeedFault, feedCopy } from "../sync/feed-fault.ts";
import { feedItemsOf } from "../sync/feed-items.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import type { Channel } from "./read-channel.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

const { service } = knownFeeds.youtube;

/** So many videos do not go all at once: rather the id is that of another channel. */
const mostGoneAtOnce = 4;

/** Ids over there of what is followed and was there the last time; `sources` are those of what is here, by its document. */
async function followed(
  payload: Payload,
  kind: "video" | "playlist",
  sources: Map<number, string | null | undefined>,
): Promise<string[]> {
  const items = [...(await feedItemsOf(payload, "youtube", kind)).values()];
  return items
    .filter(({ document, sourceId, goneSince }) => !goneSince && sources.get(document) === sourceId)
    .map(({ sourceId }) => sourceId);
}

async function followedVideos(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: "videos",
    ...{ depth: 0, pagination: false, select: { videoId: true } },
  });
  return followed(payload, "video", new Map(docs.map(({ id, videoId }) => [id, videoId])));
}

async function followedPlaylists(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: "playlists", depth: 0, pagination: false });
  return followed(payload, "playlist", new Map(docs.map(({ id, playListId }) => [id, playListId])));
}

/**
 * An answer that would take everything away is more likely a fault than the truth. Nothing may have been written before.
 *
 * @throws FeedFault when none of the videos that are here is over there any more, or no playlist at all.
 */
export async function refuseDoubtful(payload: Payload, { videos, playlists }: Channel): Promise<void> {
  const there = new Set(videos.map(({ videoId }) => videoId));
  const here = await followedVideos(payload);
  if (here.length > 0 && here.every((id) => !there.has(id))) {
    if (videos.length === 0) throw new FeedFault("person", feedCopy.nothingLeft(service));
    if (here.length > mostGoneAtOnce) throw new FeedFault("person", copy.otherChannel);
  }
  if (playlists.length === 0 && (await followedPlaylists(payload)).length > 0)
    throw new FeedFault("person", copy.noPlaylists);
}
