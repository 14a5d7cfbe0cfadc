import type { Payload } from "payload";
import { z } from "zod";
import type { FeedName } from "./known-feeds.ts";
import { pastRunSchema } from "./known-feeds.ts";

const stateSchema = z.object({
  /** The settings with which all of this was learned. */
  settings: z.string().default(""),
  nextRunAt: z.string().optional(),
  /** When it first ran. */
  firstRunAt: z.string().optional(),
  /** A run that was to read everything has not come to its end. */
  isCompleteOwed: z.boolean().default(false),
  /** When everything was last read to its end. */
  readAt: z.string().optional(),
  /** When the service last answered as it should. */
  succeededAt: z.string().optional(),
  /** In a row. */
  failures: z.number().default(0),
  remembered: z.record(z.string(), z.string()).default({}),
  runningSince: z.string().optional(),
  /** The newest first. */
  runs: z.array(pastRunSchema).default([]),
});
/** What is known of a feed between its runs. Times are ISO 8601. */
export type FeedState = z.output<typeof stateSchema>;

const mostRuns = 20;
const stateKey = (name: FeedName) => `feed:${name}`;
const wantedKey = (name: FeedName) => `feed-wanted:${name}`;

/** What a version before or after this one wrote is as good as nothing: the next run reads everything. */
export async function readFeedState(payload: Payload, name: FeedName): Promise<FeedState> {
  const known = stateSchema.safeParse(await payload.kv.get(stateKey(name)));
  return known.success ? known.data : stateSchema.parse({});
}

export async function writeFeedState(payload: Payload, name: FeedName, state: FeedState): Promise<void> {
  await payload.kv.set(stateKey(name), { ...state, runs: state.runs.slice(0, mostRuns) });
}

/** Staff ask for a run now. */
export const wantFeed = (payload: Payload, name: FeedName, now: Date): Promise<void> =>
  payload.kv.set(wantedKey(name), now.toISOString());

export const isFeedWanted = (payload: Payload, name: FeedName): Promise<boolean> =>
  payload.kv.has(wantedKey(name));

/** The run that was asked for begins: a wish from now on is one for another. */
export const takeFeedWish = (payload: Payload, name: FeedName): Promise<void> =>
  payload.kv.delete(wantedKey(name));
