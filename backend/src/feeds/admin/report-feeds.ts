import type { Payload } from "payload";
import { endOfToken, tokenKey, tokenRecordSchema, warnBeforeMs } from "../instagram/token-record.ts";
import { isFeedWanted, readFeedState } from "../sync/feed-state.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { isFeedDue, isFeedOn } from "../sync/run-feed.ts";
import type { FeedReport } from "./feed-report.ts";

/** Of the token that is kept only its end is told: the rest is secret. */
async function accessToInstagram(payload: Payload, now: Date): Promise<FeedReport["access"]> {
  const kept = tokenRecordSchema.safeParse(await payload.kv.get(tokenKey));
  if (!kept.success) return undefined;
  const end = endOfToken(kept.data);
  const left = end.getTime() - now.getTime();
  return { until: end.toISOString(), ends: left <= 0 ? "ended" : left > warnBeforeMs ? "later" : "soon" };
}

async function waitingPosts(payload: Payload): Promise<number> {
  const where = { waiting: { equals: true } };
  return (await payload.count({ collection: "instagramPosts", where })).totalDocs;
}

/** What only posts have. */
const ofInstagram = async (payload: Payload, isOn: boolean, now: Date) => ({
  access: isOn ? await accessToInstagram(payload, now) : undefined,
  waiting: await waitingPosts(payload),
});

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
        ...(name === "instagram" ? await ofInstagram(payload, isOn, now) : { waiting: 0 }),
      };
    }),
  );
