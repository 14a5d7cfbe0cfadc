import type { Payload } from "payload";
import { age } from "../../platform/health/overdue.ts";
import { readFeedState } from "./feed-state.ts";
import type { PastRun } from "./known-feeds.ts";
import { type KnownFeed, knownFeeds } from "./known-feeds.ts";
import { isFeedOn } from "./run-feed.ts";

/** A service may be away for a night, and a key that it refuses is told to the office at once. */
const longestSilenceMs = 2 * 24 * 60 * 60_000;

const cameToNothing = ({ outcome }: PastRun) => outcome === "failed" || outcome === "broken off";

/** The feeds that are switched on and whose service has told us nothing for days, and since when. */
export async function feedsInArrears(
  payload: Payload,
  now: Date,
): Promise<(Pick<KnownFeed, "service" | "brings"> & { since: Date })[]> {
  const late: (Pick<KnownFeed, "service" | "brings"> & { since: Date })[] = [];
  for (const feed of Object.values(knownFeeds)) {
    if (!isFeedOn(feed)) continue;
    const { runs, succeededAt, firstRunAt } = await readFeedState(payload, feed.name);
    // One that has not tried since, such as after weeks of being switched off, has its first try within a minute.
    if (!runs[0] || !cameToNothing(runs[0])) continue;
    const since = new Date(succeededAt ?? firstRunAt ?? now);
    if (now.getTime() - since.getTime() > longestSilenceMs)
      late.push({ service: feed.service, brings: feed.brings, since });
  }
  return late;
}

/** Those feeds, in words for whoever runs the system. */
export const overdueFeeds = async (payload: Payload, now: Date): Promise<string[]> =>
  (await feedsInArrears(payload, now)).map(
    ({ service, brings, since }) =>
      `overdue: no ${brings} could be read from ${service} for ${age(since, now)}`,
  );
