import { plainLine, plainLines } from "@pcf/contract/plain-text";
import { z } from "zod";
import { env } from "../../env.ts";
import type { FeedRun } from "../sync/feed.ts";
import { FeedFault } from "../sync/feed-fault.ts";
import { hasChanged, type Read, readList, someOf } from "./youtube-api.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

export type ChannelPlaylist = { playListId: string; title: string };
export type ChannelVideo = {
  videoId: string;
  title: string;
  description: string;
  /** ISO 8601. */
  videoPublishedAt: string;
  /** Nobody knows the length of a live stream that is just over. */
  seconds: number | undefined;
  /** Addresses of its still picture, the largest first. */
  stills: string[];
  /** Ids of the channel's playlists that it is in. */
  playlists: string[];
};
export type Channel = {
  playlists: ChannelPlaylist[];
  videos: ChannelVideo[];
  notes: string[];
  /** Every list was found and every entry could be read: else nobody can tell what is gone. */
  isWhole: boolean;
};

const videoIdSchema = z.string().regex(/^[\w-]{5,20}$/);
const channelSchema = z.object({
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
});
const playlistSchema = z.object({ id: z.string(), snippet: z.object({ title: z.string().catch("") }) });
const itemSchema = z.object({ contentDetails: z.object({ videoId: videoIdSchema }) });
/** What a video can do without may be odd; without the rest nobody can tell whether and where it may be shown. */
const videoSchema = z.object({
  id: videoIdSchema,
  snippet: z.object({
    title: z.string().catch(""),
    description: z.string().catch(""),
    publishedAt: z.iso.datetime({ offset: true }),
    liveBroadcastContent: z.string().default("none"),
    thumbnails: z.record(z.string(), z.object({ url: z.string(), width: z.number().catch(0) })).catch({}),
  }),
  contentDetails: z.object({
    duration: z.string().catch(""),
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
  seconds: secondsOf(contentDetails.duration) || undefined,
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

/** Details of videos, of which 50 are asked for at once. */
async function readVideos(run: FeedRun, ids: readonly string[]) {
  const part = "snippet,contentDetails,status";
  const all: Read<Listed> = { items: [], unread: [] };
  for (let first = 0; first < ids.length; first += 50) {
    const parameters = { part, id: ids.slice(first, first + 50).join(",") };
    const { items, unread } = await readList(run, { resource: "videos", parameters }, videoSchema);
    all.items.push(...items);
    all.unread.push(...unread);
  }
  return all;
}

/**
 * Everything the channel shows: its playlists in their order, and each video that is in one of them or was uploaded to it. An entry
 * that cannot be read is left out.
 *
 * @throws FeedFault when the service does not answer or refuses; ZodError when it answers something else.
 */
export async function readChannel(run: FeedRun): Promise<{ channel: Channel; memory: Memory }> {
  const id = env.YOUTUBE_CHANNEL_ID ?? "";
  const channels = someOf(
    await readList(run, { resource: "channels", parameters: { part: "contentDetails", id } }, channelSchema),
  );
  const uploadsId = channels.items[0]?.contentDetails.relatedPlaylists.uploads;
  if (!uploadsId) throw new FeedFault("person", copy.noChannel);
  const lists = someOf(await readList(run, playlistsOf(id), playlistSchema));
  const ofUploads = { ...itemsOf(uploadsId), notFound: { words: copy.noUploads } };
  const uploads = someOf(await readList(run, ofUploads, itemSchema));
  let unread = lists.unread.length + uploads.unread.length;
  const notFound: string[] = [];

  const playlistsByVideo = new Map<string, string[]>();
  for (const { contentDetails } of uploads.items) playlistsByVideo.set(contentDetails.videoId, []);
  for (const list of lists.items) {
    // One that is not found was deleted a moment ago, which the next look at the playlists tells, or it is a fault that goes by.
    const entries = await readList(run, { ...itemsOf(list.id), notFound: "empty" }, itemSchema);
    if (!entries.isFound) notFound.push(copy.notFound(plainLine(list.snippet.title) || list.id));
    unread += entries.unread.length;
    for (const { contentDetails } of entries.items) {
      const known = playlistsByVideo.get(contentDetails.videoId) ?? [];
      playlistsByVideo.set(contentDetails.videoId, [...new Set([...known, list.id])]);
    }
  }

  const videos = someOf(await readVideos(run, [...playlistsByVideo.keys()]));
  unread += videos.unread.length;
  const out = videos.items.filter(isOut);
  return {
    channel: {
      playlists: lists.items.map(({ id: playListId, snippet }) => ({
        playListId,
        title: plainLine(snippet.title) || playListId,
      })),
      videos: out
        .filter((video) => !whyNotHere(video))
        .map((video) => toVideo(video, playlistsByVideo.get(video.id) ?? [])),
      notes: [
        ...out.flatMap((video) => whyNotHere(video) ?? []),
        ...notFound,
        ...(unread > 0 ? [copy.unread(unread)] : []),
      ],
      isWhole: notFound.length === 0 && unread === 0,
    },
    memory: { playlists: lists.etag, uploads: uploads.etag, uploadsId },
  };
}
