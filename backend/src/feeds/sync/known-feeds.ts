import * as z from "zod/mini";

/** How a run of a feed went, as it is kept and as staff are told of it. Times are ISO 8601. */
export const pastRunSchema = z.object({
  startedAt: z.string(),
  endedAt: z.string(),
  /** `copying`: there was no time for all copies, and the next run goes on. `broken off`: the process died. */
  outcome: z.enum(["done", "unchanged", "copying", "failed", "broken off"]),
  words: z.string(),
  notes: z.array(z.string()),
});
export type PastRun = z.output<typeof pastRunSchema>;

/**
 * The feeds that there are, whether they are switched on or not, with the words that staff know them by. Browsers read this
 * too: the page for staff says how to switch one on.
 */
export const knownFeeds = {
  youtube: {
    name: "youtube",
    service: "YouTube",
    brings: "videos",
    settings: ["YOUTUBE_API_KEY", "YOUTUBE_CHANNEL_ID"],
    lists: ["videos", "playlists"],
  },
  instagram: {
    name: "instagram",
    service: "Instagram",
    brings: "posts",
    settings: ["INSTAGRAM_TOKEN"],
    lists: ["instagramPosts"],
  },
} as const;

export type FeedName = keyof typeof knownFeeds;
export type KnownFeed = (typeof knownFeeds)[FeedName];
