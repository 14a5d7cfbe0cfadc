import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { overdueWork } from "../../health/overdue-work.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import type { FeedResult, FeedRun } from "./feed.ts";
import { FeedFault } from "./feed-fault.ts";
import { readFeedState, wantFeed } from "./feed-state.ts";
import { knownFeeds } from "./known-feeds.ts";
import { runFeed } from "./run-feed.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.parse("2026-05-01T12:00:00Z");

let app: TestPayload;
let at: number;
/** Whether each run was to read everything. */
let complete: boolean[];
let next: (run: FeedRun) => Promise<FeedResult>;

beforeAll(async () => {
  app = await startTestPayload({ YOUTUBE_API_KEY: "a-key", YOUTUBE_CHANNEL_ID: `UC${"a".repeat(22)}` });
  app.payload.logger.level = "silent";
});
afterAll(() => app.close());
beforeEach(async () => {
  at = start;
  complete = [];
  next = async () => came({});
  await app.payload.kv.delete("feed:youtube");
});

const came = (more: Partial<FeedResult>): FeedResult => ({
  ...{ outcome: "done", words: "Two videos came.", notes: [], remembered: {} },
  ...more,
});
const fails = async () => {
  throw new FeedFault("later", "It did not answer.");
};
const feed = {
  ...knownFeeds.youtube,
  url: () => "",
  run: (run: FeedRun) => {
    complete.push(run.complete);
    return next(run);
  },
};
const state = () => readFeedState(app.payload, "youtube");
/** Whether a run came, so long after the last one. */
function run(afterMs: number): Promise<boolean> {
  at += afterMs;
  return runFeed(app.payload, feed, { now: () => new Date(at), pause: async () => undefined });
}
const want = () => wantFeed(app.payload, "youtube", new Date(at));
/** The same of a run that never ends, as when the process dies in its middle. */
function diesIn(afterMs: number): Promise<boolean> {
  const began = Promise.withResolvers<boolean>();
  next = () => {
    began.resolve(true);
    return new Promise(() => undefined);
  };
  return Promise.race([run(afterMs), began.promise]);
}

test("what the last reading told staff stays to be read while nothing changes", async () => {
  next = async () => came({ notes: ["One has no picture."] });
  await run(0);
  next = async () => came({ outcome: "unchanged", notes: undefined });
  await run(hourMs);
  await run(hourMs);
  expect((await state()).runs[0]).toMatchObject({ outcome: "unchanged", notes: ["One has no picture."] });
  next = fails;
  await run(hourMs);
  next = async () => came({ outcome: "unchanged", notes: undefined });
  await run(hourMs);
  expect((await state()).runs[0]?.notes).toEqual(["One has no picture."]);
  next = async () => came({ outcome: "unchanged", notes: [] });
  await run(hourMs);
  expect((await state()).runs[0]?.notes).toEqual([]);
});

test("a run that was to read everything and did not come to its end is followed by one that does", async () => {
  await run(0);
  await run(hourMs);
  await want();
  next = fails;
  await run(minuteMs);
  await run(5 * minuteMs);
  next = async () => came({ outcome: "copying" });
  await run(10 * minuteMs);
  next = async () => came({});
  await run(minuteMs);
  await run(hourMs);
  expect(complete).toEqual([true, false, true, true, true, true, false]);
});

test("a process that dies in a run makes it anew at once, and one that dies of it each time is left alone longer and longer", async () => {
  await run(0);
  expect(await diesIn(hourMs)).toBe(true);
  expect(await diesIn(minuteMs)).toBe(true);
  expect(await diesIn(minuteMs)).toBe(false);
  expect(await diesIn(9 * minuteMs)).toBe(false);
  expect(await diesIn(2 * minuteMs)).toBe(true);
  expect(await diesIn(minuteMs)).toBe(false);
  expect(await diesIn(19 * minuteMs)).toBe(false);
  await want();
  next = async () => came({});
  expect(await run(0)).toBe(true);
  const { runs, failures } = await state();
  expect([runs.map(({ outcome }) => outcome), failures]).toEqual([
    ["done", "broken off", "broken off", "broken off", "done"],
    0,
  ]);
  expect(complete).toEqual([true, false, true, true, true]);
});

test("one that has never worked is named however many runs have failed since its first", async () => {
  next = fails;
  await run(0);
  for (let time = 0; time < 25; time += 1) {
    await want();
    await run(2 * hourMs);
  }
  expect(await overdueWork(app.payload, new Date(at))).toEqual([
    "overdue: no videos could be read from YouTube for 2 days",
  ]);
});
