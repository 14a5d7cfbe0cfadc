import { knownFeeds } from "../sync/known-feeds.ts";
import { feedPanelCopy as copy, runWords } from "./feed-panel-copy.ts";
import type { FeedReport } from "./feed-report.ts";

/** What became of the runs that have begun or ended since the panel last looked, a sentence for each. */
export function newsOfFeeds(before: readonly FeedReport[], after: readonly FeedReport[]): string[] {
  return knownFeeds.flatMap((feed) => {
    const old = before.find(({ name }) => name === feed.name);
    const now = after.find(({ name }) => name === feed.name);
    if (!old || !now) return [];
    const [run] = now.runs;
    if (run && run.startedAt !== old.runs[0]?.startedAt) return [copy.ended(feed, runWords(run))];
    return now.runningSince && now.runningSince !== old.runningSince ? [copy.began(feed)] : [];
  });
}
