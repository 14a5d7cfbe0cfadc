import { knownFeeds } from "../sync/known-feeds.ts";
import { feedPanelCopy as copy, runWords } from "./feed-panel-copy.ts";
import type { FeedReport } from "./feed-report.ts";

/** What became of a run that has begun or ended since the panel last looked; `undefined` when nothing has. */
export function newsOfFeed(before: FeedReport | undefined, now: FeedReport): string | undefined {
  const feed = knownFeeds[now.name];
  if (!before) return undefined;
  const [run] = now.runs;
  if (run && run.startedAt !== before.runs[0]?.startedAt) return copy.ended(feed, runWords(run));
  return now.runningSince && now.runningSince !== before.runningSince ? copy.began(feed) : undefined;
}
