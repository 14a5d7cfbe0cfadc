import { type VideoFeed, videoFeedSchema } from "@pcf/contract/content/video-feed";
import * as z from "zod/mini";

/** Where the browser caches the feed. */
export const videoCacheKey = "videos";
/** Read only where it is used: a browser that forbids storage throws at the very name of it. */
export type StorageOf = () => Storage;

const longestAgeMs = 24 * 60 * 60 * 1000;

const cachedSchema = z.extend(videoFeedSchema, { savedAt: z.number() });

/** The feed cached on this device; undefined where there is none, it is older than a day, or it does not fit. */
export function readVideoCache(storage: StorageOf, now: number): VideoFeed | undefined {
  try {
    const { savedAt, ...feed } = z.parse(cachedSchema, JSON.parse(storage().getItem(videoCacheKey) ?? ""));
    return now - savedAt <= longestAgeMs && savedAt <= now ? feed : undefined;
  } catch {
    return undefined;
  }
}

/** Caches the feed on this device, where the browser has room for it. */
export function writeVideoCache(storage: StorageOf, feed: VideoFeed, now: number): void {
  try {
    storage().setItem(videoCacheKey, JSON.stringify({ ...feed, savedAt: now }));
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

/** The feed: from this device while it is fresh, otherwise requested and cached. Undefined when it cannot be had. */
export async function videoFeed(storage: StorageOf, now: number): Promise<VideoFeed | undefined> {
  const cached = readVideoCache(storage, now);
  if (cached) return cached;
  try {
    const response = await fetch("/api/videos", { headers: { accept: "application/json" } });
    const feed = z.parse(videoFeedSchema, await response.json());
    writeVideoCache(storage, feed, now);
    return feed;
  } catch {
    return undefined;
  }
}
