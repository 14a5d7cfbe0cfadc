import * as z from "zod/mini";
import { sendAction } from "../../platform/admin/send-action.ts";
import { knownFeeds, pastRunSchema } from "../sync/known-feeds.ts";
import { feedPanelCopy as copy, runWords } from "./feed-panel-copy.ts";

/** How the feeds stand; `undefined` when that could not be read. `path` is that of `GET /api/feeds`. */
export async function askFeeds(path: string, left: AbortSignal): Promise<FeedReport[] | undefined> {
  const response = await fetch(path, { signal: left }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return feedReportsSchema.safeParse(await response.json().catch(() => undefined)).data?.feeds;
}

/** Asks for a run. The words say why there will be none; `undefined` when there will. */
export async function askForRun(path: string, name: FeedReport["name"]): Promise<string | undefined> {
  return (await sendAction(`${path}/${name}/run`, undefined, { otherwise: copy.failed })).refused;
}

const reportSchema = z.object({
  name: z.enum(["youtube", "instagram"]),
  isOn: z.boolean(),
  /** Staff have asked for a run that has not begun. */
  isWanted: z.boolean(),
  /** The time of its next run has come. */
  isDue: z.boolean(),
  runningSince: z.optional(z.string()),
  nextRunAt: z.optional(z.string()),
  readAt: z.optional(z.string()),
  /** The newest first. */
  runs: z.array(pastRunSchema),
  /** Until when the service lets us in, where that ends. */
  access: z.optional(z.object({ until: z.string(), ends: z.enum(["later", "soon", "ended"]) })),
  /** Posts that are not shown before somebody has written their alternative text. */
  waiting: z.number(),
});
/** What staff are told of a feed. Times are ISO 8601. */
export type FeedReport = z.output<typeof reportSchema>;

/** The answer of `GET /api/feeds`. */
export const feedReportsSchema = z.object({ feeds: z.array(reportSchema) });

/** Whether something is about to change by itself, so that it is worth looking again. */
export const isUnderWay = ({ isOn, isWanted, isDue, runningSince }: FeedReport): boolean =>
  isOn && (isWanted || isDue || runningSince !== undefined);

/** What became of a run that has begun or ended since the panel last looked; `undefined` when nothing has. */
export function newsOfFeed(before: FeedReport | undefined, now: FeedReport): string | undefined {
  const feed = knownFeeds[now.name];
  if (!before) return undefined;
  const [run] = now.runs;
  if (run && run.startedAt !== before.runs[0]?.startedAt) return copy.ended(feed, runWords(run));
  return now.runningSince && now.runningSince !== before.runningSince ? copy.began(feed) : undefined;
}
