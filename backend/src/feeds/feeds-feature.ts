import { feature } from "../platform/feature.ts";
import { feedRunEndpoints } from "./admin/feed-run-endpoints.ts";
import { feedEndpoints, videoFeedEndpoint } from "./feed-endpoints.ts";
import { instagramQuestion } from "./instagram/instagram-question.ts";
import { feedQueue, readFeedsTask } from "./read-feeds-task.ts";
import { feedItems } from "./sync/feed-items.ts";
import { overdueFeeds } from "./sync/feeds-in-arrears.ts";
import { feedsSettings } from "./sync/feeds-settings.ts";
import { youtubeQuestion } from "./youtube/youtube-question.ts";

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
