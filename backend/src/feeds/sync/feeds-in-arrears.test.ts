import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { overdueWork } from "../../health/overdue-work.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { writeFeedState } from "./feed-state.ts";
import type { PastRun } from "./known-feeds.ts";

let app: TestPayload;
beforeAll(async () => {
  const channel = `UC${"a".repeat(22)}`;
  app = await startTestPayload({ YOUTUBE_API_KEY: "a-key", YOUTUBE_CHANNEL_ID: channel });
});
afterAll(() => app.close());
beforeEach(() => app.payload.kv.delete("feed:youtube"));

const at = (hours: number) => new Date(Date.parse("2026-05-20T18:00:00Z") + hours * 60 * 60_000);
const ended = (hours: number, outcome: PastRun["outcome"]): PastRun => ({
  startedAt: at(hours).toISOString(),
  endedAt: at(hours).toISOString(),
  ...{ outcome, words: "Words about it.", notes: [] },
});
const remember = (name: "youtube" | "instagram", runs: PastRun[], succeededAt?: Date) =>
  writeFeedState(app.payload, name, {
    ...{ settings: "", failures: 0, remembered: {}, isCompleteOwed: false, runs },
    firstRunAt: runs.at(-1)?.startedAt,
    ...(succeededAt && { succeededAt: succeededAt.toISOString() }),
  });
const overdue = (hours: number) => overdueWork(app.payload, at(hours));

test("a feed whose service has told us nothing for more than two days is named, with what does not come", async () => {
  await remember("youtube", [ended(70, "failed"), ended(1, "failed"), ended(0, "done")], at(0));
  expect(await overdue(47)).toEqual([]);
  expect(await overdue(73)).toEqual(["overdue: no videos could be read from YouTube for 3 days"]);
});

test("one that has never worked is named by its first run, and one whose runs are killed too", async () => {
  await remember("youtube", [ended(50, "failed"), ended(2, "failed")]);
  expect(await overdue(49)).toEqual([]);
  expect(await overdue(51)).toEqual(["overdue: no videos could be read from YouTube for 2 days"]);
  await remember("youtube", [ended(50, "broken off"), ended(0, "done")], at(0));
  expect(await overdue(51)).toEqual(["overdue: no videos could be read from YouTube for 2 days"]);
});

test("one that works, one that is only now switched on again, and one that is off, are not overdue", async () => {
  await remember("youtube", [ended(99, "unchanged")], at(99));
  expect(await overdue(100)).toEqual([]);
  await remember("youtube", [ended(0, "done")], at(0));
  expect(await overdue(100)).toEqual([]);
  await remember("instagram", [ended(1, "failed")], at(0));
  expect(await overdue(100)).toEqual([]);
});
