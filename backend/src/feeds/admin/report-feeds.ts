import type { Payload } from "payload";
import { z } from "zod";
import { isFeedWanted, readFeedState } from "../sync/feed-state.ts";
import type { FeedName } from "../sync/known-feeds.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { isFeedDue, isFeedOn } from "../sync/run-feed.ts";
import type { FeedReport } from "./feed-report.ts";

const warnBeforeMs = 14 * 24 * 60 * 60_000;

/** Of what is kept about the access only its end is taken: the rest is secret. */
const accessSchema = z.object({ expiresAt: z.iso.datetime() });

async function accessOf(payload: Payload, name: FeedName, now: Date): Promise<FeedReport["access"]> {
  const kept = accessSchema.safeParse(await payload.kv.get(`feed-token:${name}`));
  if (!kept.success) return undefined;
  const until = kept.data.expiresAt;
  const left = Date.parse(until) - now.getTime();
  return { until, ends: left <= 0 ? "ended" : left < warnBeforeMs ? "soon" : "later" };
}

async function waitingPosts(payload: Payload): Promise<number> {
  const where = { waiting: { equals: true } };
  return (await payload.count({ collection: "instagramPosts", where })).totalDocs;
}

/** How each feed stands, for staff. It holds no key and no token. */
export const reportFeeds = (payload: Payload, now: Date): Promise<FeedReport[]> =>
  Promise.all(
    Object.values(knownFeeds).map(async (feed) => {
      const { name } = feed;
      const isOn = isFeedOn(feed);
      const state = await readFeedState(payload, name);
      const { runningSince, nextRunAt, readAt, runs } = state;
      return {
        ...{ name, isOn, runningSince, nextRunAt, readAt, runs },
        isWanted: await isFeedWanted(payload, name),
        isDue: isFeedDue(state, now),
        access: isOn ? await accessOf(payload, name, now) : undefined,
        waiting: name === "instagram" ? await waitingPosts(payload) : 0,
      };
    }),
  );
