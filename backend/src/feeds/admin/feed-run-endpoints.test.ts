import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { readFeedState, wantFeed, writeFeedState } from "../sync/feed-state.ts";
import { feedReportsSchema } from "./feed-report.ts";

const key = "key-that-nobody-may-read";
let app: TestPayload;
let tokens: Map<Role, string>;

const ask = (method: "GET" | "POST", path: string, role?: Role) =>
  handleEndpoints({
    config: app.payload.config,
    request: new Request(`http://localhost:3001/api/feeds${path}`, {
      method,
      headers: role ? { Authorization: `JWT ${tokens.get(role)}` } : {},
    }),
  });

beforeAll(async () => {
  app = await startTestPayload({
    YOUTUBE_API_KEY: key,
    YOUTUBE_CHANNEL_ID: `UC${"a".repeat(22)}`,
    YOUTUBE_URL: "http://127.0.0.1:9",
  });
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  // The first request starts the clocks of the jobs: a run would begin by itself here.
  await ask("GET", "");
  for (const cron of app.payload.crons.splice(0)) cron.stop();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ["feed:youtube", "feed-wanted:youtube"]) await app.payload.kv.delete(name);
});

const answered = async (role: Role = "editor") => (await ask("GET", "", role)).text();
const reported = async () => {
  const { feeds } = feedReportsSchema.parse(JSON.parse(await answered()));
  const [youtube, instagram] = feeds;
  if (!youtube || !instagram) throw new Error("A feed is missing");
  return { youtube, instagram };
};
const emptyState = { settings: "", failures: 0, remembered: {}, isCompleteOwed: false, runs: [] };
const linesOfLog = async () => {
  const where = { action: { equals: "feed-run" } };
  const { docs } = await app.payload.find({ collection: "audit-log", where });
  return docs.map(({ staffName, detail, onCollection }) => [Boolean(staffName), detail, onCollection]);
};

test("all staff see how the feeds stand, visitors do not, and no key is in the answer", async () => {
  for (const role of ["administrator", "editor", "donor-services", "finance"] as const)
    expect((await ask("GET", "", role)).status, role).toBe(200);
  expect((await ask("GET", "")).status).toBe(403);
  expect((await ask("GET", "", "editor")).headers.get("cache-control")).toBe("no-store");
  expect(await answered()).not.toContain(key);
  const { youtube, instagram } = await reported();
  expect([youtube.isOn, youtube.isWanted, youtube.isDue, youtube.runs]).toEqual([true, false, true, []]);
  expect(instagram.isOn).toBe(false);
});

test("an editor has a feed run now: it is asked for once, and the log says by whom", async () => {
  const later = new Date(Date.now() + 30 * 60_000).toISOString();
  await writeFeedState(app.payload, "youtube", { ...emptyState, nextRunAt: later });
  expect((await reported()).youtube).toMatchObject({ isDue: false, isWanted: false, nextRunAt: later });
  for (const _ of [1, 2]) expect((await ask("POST", "/youtube/run", "editor")).status).toBe(200);
  expect((await reported()).youtube.isWanted).toBe(true);
  expect(await linesOfLog()).toEqual([[true, "YouTube", "feeds"]]);
});

test("a feed that is switched off is not run, and neither is one that there is not", async () => {
  const off = await ask("POST", "/instagram/run", "editor");
  expect(off.status).toBe(409);
  expect((await off.json()).errors[0].message).toBe(
    "Posts do not come from Instagram by themselves: that is switched off.",
  );
  expect((await ask("POST", "/vimeo/run", "editor")).status).toBe(404);
  expect((await ask("POST", "/youtube/run", "finance")).status).toBe(403);
  expect((await ask("POST", "/youtube/run")).status).toBe(403);
  expect((await reported()).youtube.isWanted).toBe(false);
});

test("posts that wait for their text are counted", async () => {
  for (const [postId, waiting] of [
    ["1", true],
    ["2", true],
    ["3", false],
  ] as const) {
    const data = { postId, waiting, media_type: "IMAGE" as const, timestamp: new Date().toISOString() };
    await app.payload.db.create({ collection: "instagramPosts", data });
  }
  const { youtube, instagram } = await reported();
  expect([youtube.waiting, instagram.waiting]).toEqual([0, 2]);
});

test("a run that was asked for and killed is taken up again in the next minute, and named", async () => {
  const { runFeed } = await import("../sync/run-feed.ts");
  const { knownFeeds } = await import("../sync/known-feeds.ts");
  const clock = { now: () => new Date("2026-05-01T12:00:00Z"), pause: async () => undefined };
  const came = { outcome: "done", words: "Two videos came.", notes: [], remembered: {} } as const;
  const feed = {
    ...knownFeeds.youtube,
    url: () => "",
    run: async () => ({ ...came, notes: [] }),
  };
  await wantFeed(app.payload, "youtube", clock.now());
  expect(await runFeed(app.payload, feed, clock)).toBe(true);
  expect(await runFeed(app.payload, feed, clock)).toBe(false);
  const state = await readFeedState(app.payload, "youtube");
  await writeFeedState(app.payload, "youtube", { ...state, runningSince: "2026-05-01T12:00:30.000Z" });
  expect(await runFeed(app.payload, feed, clock)).toBe(true);
  const { runs, runningSince } = (await reported()).youtube;
  expect(runs.map(({ outcome }) => outcome)).toEqual(["done", "broken off", "done"]);
  expect(runningSince).toBeUndefined();
});
