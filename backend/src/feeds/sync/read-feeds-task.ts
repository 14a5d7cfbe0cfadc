import { setTimeout as pause } from "node:timers/promises";
import type { TaskConfig } from "payload";
import { runFeed } from "./run-feed.ts";

/** A queue of its own: the jobs of a run are waited for together, and this one may take minutes. */
export const feedQueue = "feeds";

/** Looks three times a minute whether a feed's turn has come: one that is not switched on has none. */
export const readFeedsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "readFeeds",
  label: "Read videos and posts from their services",
  schedule: [{ cron: "*/20 * * * * *", queue: feedQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const { feeds } = await import("./feeds.ts");
    for (const feed of feeds) await runFeed(payload, feed, { now: () => new Date(), pause });
    return { output: {} };
  },
};
