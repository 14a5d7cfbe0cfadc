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
