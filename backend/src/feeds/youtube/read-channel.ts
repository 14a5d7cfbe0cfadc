import { plainLine, plainLines } from "@pcf/contract/plain-text";
import { z } from "zod";
import { env } from "../../env.ts";
import type { FeedRun } from "../sync/feed.ts";
import { FeedFault } from "../sync/feed-fault.ts";
import { hasChanged, readList } from "./youtube-api.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

export type ChannelPlaylist = { playListId: string; title: string };
export type ChannelVideo = {
  videoId: string;
  title: string;
  description: string;
  /** ISO 8601. */
  videoPublishedAt: string;
  seconds: number;
  /** Addresses of its still picture, the largest first. */
  stills: string[];
  /** Ids of the channel's playlists that it is in. */
  playlists: string[];
};
export type Channel = { playlists: ChannelPlaylist[]; videos: ChannelVideo[]; notes: string[] };

const videoIdSchema = z.string().regex(/^[\w-]{5,20}$/);
const channelSchema = z.object({
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
});
const playlistSchema = z.object({ id: z.string(), snippet: z.object({ title: z.string() }) });
const itemSchema = z.object({ contentDetails: z.object({ videoId: videoIdSchema }) });
const videoSchema = z.object({
  id: videoIdSchema,
  snippet: z.object({
    title: z.string(),
    description: z.string().default(""),
    publishedAt: z.iso.datetime({ offset: true }),
    liveBroadcastContent: z.string().default("none"),
    thumbnails: z.record(z.string(), z.object({ url: z.url(), width: z.number().default(0) })).default({}),
  }),
  contentDetails: z.object({
    duration: z.string(),
    regionRestriction: z
      .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
      .optional(),
    contentRating: z.object({ ytRating: z.string().optional() }).optional(),
  }),
  status: z.object({
    privacyStatus: z.string(),
    uploadStatus: z.string().default("processed"),
    embeddable: z.boolean().default(true),
  }),
});
type Listed = z.output<typeof videoSchema>;

/** Seconds of a duration such as `PT1H2M3S` (ISO 8601, of which the service uses days to seconds). */
export function secondsOf(duration: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  const [days, hours, minutes, seconds] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}

/** Not private, not only for those who have its address, and neither announced nor just on. */
const isOut = ({ snippet, status }: Listed): boolean =>
  status.privacyStatus === "public" &&
  status.uploadStatus === "processed" &&
  snippet.liveBroadcastContent === "none";

/** Why a video that is out cannot be played on this site. */
function whyNotHere({ snippet: { title }, contentDetails, status }: Listed): string | undefined {
  const { allowed, blocked } = contentDetails.regionRestriction ?? {};
  if (!status.embeddable) return copy.notEmbeddable(title);
  if (contentDetails.contentRating?.ytRating === "ytAgeRestricted") return copy.ageRestricted(title);
  if (blocked?.includes("CA") || (allowed && !allowed.includes("CA"))) return copy.notInCanada(title);
  return undefined;
}

const toVideo = ({ id, snippet, contentDetails }: Listed, playlists: string[]): ChannelVideo => ({
  videoId: id,
  title: plainLine(snippet.title) || id,
  description: plainLines(snippet.description),
  videoPublishedAt: new Date(snippet.publishedAt).toISOString(),
  seconds: secondsOf(contentDetails.duration),
  stills: Object.values(snippet.thumbnails)
    .sort((a, b) => b.width - a.width)
    .map(({ url }) => url),
  playlists,
});

const most = { maxResults: "50" };
const playlistsOf = (channelId: string) => ({
  resource: "playlists" as const,
  parameters: { part: "snippet,contentDetails", channelId, ...most },
});
const itemsOf = (playlistId: string) => ({
  resource: "playlistItems" as const,
  parameters: { part: "snippet,contentDetails,status", playlistId, ...most },
});

/** What a complete reading remembers for `channelHasNews`. */
type Memory = { playlists?: string; uploads?: string; uploadsId?: string };

/**
 * Two questions tell whether anything has changed since the last complete reading: one for the playlists, one for the newest
 * videos. Changes of videos that are not among the newest 50 wait for the next complete reading.
 */
export async function channelHasNews(
  run: FeedRun,
  { playlists, uploads, uploadsId }: Memory,
): Promise<boolean> {
  const channelId = env.YOUTUBE_CHANNEL_ID ?? "";
  if (!uploadsId || (await hasChanged(run, playlistsOf(channelId), playlists))) return true;
  return hasChanged(run, itemsOf(uploadsId), uploads);
}

/**
 * Everything the channel shows: its playlists in their order, and each video that is in one of them or was uploaded to it.
 *
 * @throws FeedFault when the service does not answer or refuses; ZodError when it answers something else.
 */
export async function readChannel(run: FeedRun): Promise<{ channel: Channel; memory: Memory }> {
  const id = env.YOUTUBE_CHANNEL_ID ?? "";
  const channels = await readList(
    run,
    { resource: "channels", parameters: { part: "contentDetails", id } },
    channelSchema,
  );
  const uploadsId = channels.items[0]?.contentDetails.relatedPlaylists.uploads;
  if (!uploadsId) throw new FeedFault("person", copy.noChannel);
  const lists = await readList(run, playlistsOf(id), playlistSchema);
  const uploads = await readList(
    run,
    { ...itemsOf(uploadsId), notFound: { words: copy.noUploads } },
    itemSchema,
  );

  const playlistsByVideo = new Map<string, string[]>();
  for (const { contentDetails } of uploads.items) playlistsByVideo.set(contentDetails.videoId, []);
  for (const list of lists.items) {
    // One that is not found was deleted a moment ago.
    const { items } = await readList(run, { ...itemsOf(list.id), notFound: "empty" }, itemSchema);
    for (const { contentDetails } of items) {
      const known = playlistsByVideo.get(contentDetails.videoId) ?? [];
      playlistsByVideo.set(contentDetails.videoId, [...new Set([...known, list.id])]);
    }
  }

  const listed: Listed[] = [];
  const ids = [...playlistsByVideo.keys()];
  for (let first = 0; first < ids.length; first += 50) {
    const parameters = {
      part: "snippet,contentDetails,status",
      id: ids.slice(first, first + 50).join(","),
    };
    listed.push(...(await readList(run, { resource: "videos", parameters }, videoSchema)).items);
  }
  const out = listed.filter(isOut);
  return {
    channel: {
      playlists: lists.items.map(({ id: playListId, snippet }) => ({
        playListId,
        title: plainLine(snippet.title) || playListId,
      })),
      videos: out
        .filter((video) => !whyNotHere(video))
        .map((video) => toVideo(video, playlistsByVideo.get(video.id) ?? [])),
      notes: out.flatMap((video) => whyNotHere(video) ?? []),
    },
    memory: { playlists: lists.etag, uploads: uploads.etag, uploadsId },
  };
}
