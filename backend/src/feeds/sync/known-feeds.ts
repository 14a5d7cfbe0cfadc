/** The feeds that there are, whether they are switched on or not, with the words that staff know them by. */
export const knownFeeds = [
  {
    name: "youtube",
    service: "YouTube",
    brings: "videos",
    settings: ["YOUTUBE_API_KEY", "YOUTUBE_CHANNEL_ID"],
    lists: ["videos", "playlists"],
  },
  {
    name: "instagram",
    service: "Instagram",
    brings: "posts",
    settings: ["INSTAGRAM_TOKEN"],
    lists: ["instagramPosts"],
  },
] as const;

export type KnownFeed = (typeof knownFeeds)[number];
