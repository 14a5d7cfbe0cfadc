import { setTimeout as pause } from "node:timers/promises";
import type { TaskConfig } from "payload";
import { runFeed } from "./sync/run-feed.ts";

/** A queue of its own: the jobs of a run are waited for together, and this one may take minutes. */
export const feedQueue = "feeds";

/** Looks three times a minute whether a feed's turn has come: one that is not switched on has none. */
export const readFeedsTask: TaskConfig<{ input: object; output: object }> = {
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
