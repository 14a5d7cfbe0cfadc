import { setTimeout as pause } from "node:timers/promises";
import type { TaskConfig } from "payload";
import { feature } from "../platform/feature.ts";
import { feedRunEndpoints } from "./admin/feed-run-endpoints.ts";
import { feedEndpoints, videoFeedEndpoint } from "./feed-endpoints.ts";
import { instagramQuestion } from "./instagram/instagram-question.ts";
import { feedItems } from "./sync/feed-items.ts";
import { overdueFeeds } from "./sync/feeds-in-arrears.ts";
import { feedsSettings } from "./sync/feeds-settings.ts";
import { runFeed } from "./sync/run-feed.ts";
import { youtubeQuestion } from "./youtube/youtube-question.ts";

/** A queue of its own: the jobs of a run are waited for together, and this one may take minutes. */
const feedQueue = "feeds";

/** Looks three times a minute whether a feed's turn has come: one that is not switched on has none. */
const readFeedsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "readFeeds",
  label: "Read videos and posts from their services",
  schedule: [{ cron: "*/20 * * * * *", queue: feedQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    // The services bring much along that a start does without.
    const { youtube } = await import("./youtube/follow-youtube.ts");
    const { instagram } = await import("./instagram/follow-instagram.ts");
    for (const feed of [youtube, instagram]) await runFeed(payload, feed, { now: () => new Date(), pause });
    return { output: {} };
  },
};

/** Videos and posts that come by themselves, and the lists of them that other sites may read. */
export const feedsFeature = feature({
  collections: [feedItems],
  globals: [feedsSettings],
  endpoints: [...feedEndpoints, ...feedRunEndpoints],
  tasks: [readFeedsTask],
  queues: [{ name: feedQueue, cron: "10-59/20 * * * * *", limit: 1 }],
  logActions: [{ value: "feed-run", label: "Feed: run asked for", area: "content" }],
  holds: [{ nobody: { "feed-items": "ids of published posts, videos and files" } }],
  questions: [youtubeQuestion, instagramQuestion],
  health: { overdue: overdueFeeds },
  adds: {
    collections: {
      videos: (videos) => ({ ...videos, endpoints: [...(videos.endpoints || []), videoFeedEndpoint] }),
    },
  },
});
