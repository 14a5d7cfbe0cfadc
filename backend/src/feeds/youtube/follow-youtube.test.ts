import { setTimeout as sleep } from "node:timers/promises";
import type { Where } from "payload";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import {
  type StandInVideo,
  standInChannel,
  standInKey,
  startYoutube,
  youtubeFaults,
} from "../testing/youtube-stand-in.ts";

let service: Awaited<ReturnType<typeof startYoutube>>;
let system: TestPayload;
let now: Date;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

beforeAll(async () => {
  service = await startYoutube();
  system = await startTestPayload({
    YOUTUBE_API_KEY: standInKey,
    YOUTUBE_CHANNEL_ID: standInChannel,
    YOUTUBE_URL: service.origin,
  });
});
afterAll(async () => {
  service.close();
  await system.close();
});
afterEach(async () => {
  service.noFaults();
  service.takeAsked();
  Object.assign(service.channel, { videos: [], playlists: [] });
  const { db, kv } = system.payload;
  for (const collection of ["videos", "playlists", "feed-items", "media", "outbox"] as const)
    await db.deleteMany({ collection, where: {} });
  await db.deleteVersions({ collection: "videos", where: {} });
  await kv.delete("feed:youtube");
});

const start = "2026-11-20T18:00:00.000Z";
/** Runs the feed when so much time has passed since the last run here, as its job does each minute. */
async function run({ afterMs = 0, at }: { afterMs?: number; at?: string } = {}) {
  now = at ? new Date(at) : new Date(now.getTime() + afterMs);
  const { runFeed } = await import("../sync/run-feed.ts");
  const { youtube } = await import("./follow-youtube.ts");
  await runFeed(system.payload, youtube, { now: () => now, pause: async () => {} });
  return state();
}
async function state() {
  const { readFeedState } = await import("../sync/feed-state.ts");
  return readFeedState(system.payload, "youtube");
}
const firstRun = () => run({ at: start });
/** A day later everything is read again. */
const nextDay = () => run({ afterMs: dayMs });

const video = (id: string, more: Partial<StandInVideo> = {}): StandInVideo => ({
  ...{ id: `video-${id}`, title: `Film ${id}`, description: `About ${id}` },
  ...more,
});
function fill(...videos: StandInVideo[]) {
  service.channel.videos = videos;
}
const find = (where: Where = {}) =>
  system.payload.find({ collection: "videos", where, depth: 1, sort: "id", pagination: false });
const one = async (id: string, draft = false) => {
  const where = { videoId: { equals: `video-${id}` } };
  return (await system.payload.find({ collection: "videos", where, depth: 1, draft, trash: true })).docs[0];
};
const shown = async () => (await find({ _status: { equals: "published" } })).docs.map(({ title }) => title);
const playlists = async () =>
  (await system.payload.find({ collection: "playlists", sort: "order", pagination: false })).docs;
const edit = (id: number, data: object, draft = false) =>
  system.payload.update({ collection: "videos", id, data, draft });

/** Every row of what a run may write, but for what the feed notes about itself. */
async function rows() {
  const all = await Promise.all(
    (["videos", "playlists", "media", "feed-items"] as const).map((collection) =>
      system.payload.find({ collection, depth: 0, pagination: false, sort: "id", trash: true }),
    ),
  );
  const versions = await system.payload.findVersions({ collection: "videos", pagination: false });
  return JSON.stringify([...all.map(({ docs }) => docs), versions.docs.map(({ id }) => id)]);
}

test("a first run brings playlists and videos with their stills, after what staff have", async () => {
  await system.payload.create({
    collection: "playlists",
    data: { title: "Our own films", slug: "own", order: 4 },
  });
  fill(
    video("1", { title: "Living  well\u200b", duration: "PT1H2M3S", publishedAt: "2026-03-04T17:00:00Z" }),
    video("2"),
    video("3", { title: "Living well" }),
  );
  service.channel.playlists = [
    { id: "PL1", title: "Living well", items: ["video-1", "video-2"] },
    { id: "PL2", title: "Exercise", items: ["video-2"] },
  ];
  const { runs } = await firstRun();
  expect(runs[0]).toMatchObject({ outcome: "done", words: "3 new, 2 changed." });
  expect((await playlists()).map(({ title, order }) => [title, order])).toEqual([
    ["Our own films", 4],
    ["Living well", 5],
    ["Exercise", 6],
  ]);
  expect(await one("1")).toMatchObject({
    ...{ title: "Living well", slug: "living-well", description: "About 1", seconds: 3_723 },
    ...{ videoPublishedAt: "2026-03-04T17:00:00.000Z", _status: "published" },
    ...{ playlists: [{ playListId: "PL1" }], poster: { alt: "Still of the video “Living well”" } },
  });
  expect(await one("2")).toMatchObject({ playlists: [{ playListId: "PL1" }, { playListId: "PL2" }] });
  expect(await one("3")).toMatchObject({ slug: "living-well-2", playlists: [] });
  const { videoFeed } = await import("../video-feed.ts");
  const feed = await videoFeed(system.payload);
  expect(feed.videos.map(({ thumbnails }) => thumbnails)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('"url":"/media/')),
  );
});

test("a second run without a change asks twice and writes nothing; a complete one writes nothing either", async () => {
  fill(video("1"), video("2"));
  service.channel.playlists = [{ id: "PL1", title: "Living well", items: ["video-1"] }];
  await firstRun();
  const before = await rows();
  service.takeAsked();
  const { runs } = await run({ afterMs: hourMs });
  expect(service.takeAsked()).toEqual(["playlists", "playlistItems"]);
  expect(runs[0]).toMatchObject({ outcome: "unchanged" });
  expect((await nextDay()).runs).toMatchObject([{ outcome: "unchanged" }, { outcome: "done" }]);
  expect(service.takeAsked()).not.toContain("vi");
  expect(await rows()).toBe(before);
});

test("nothing is asked before the hour is over", async () => {
  fill(video("1"));
  await firstRun();
  service.takeAsked();
  await run({ afterMs: 59 * 60_000 });
  expect(service.takeAsked()).toEqual([]);
});

test("a new video among the newest is seen within the hour", async () => {
  fill(video("1"));
  await firstRun();
  fill(video("2"), video("1"));
  const { runs } = await run({ afterMs: hourMs });
  expect(runs[0]).toMatchObject({ outcome: "done", words: "1 new." });
  expect(await shown()).toEqual(["Film 1", "Film 2"]);
});

test("a video that is renamed over there is renamed here, and what staff have edited stays", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const own = await one("2");
  await edit(own?.id ?? 0, { title: "Our own title" });
  fill(video("1", { title: "Film one" }), video("2", { title: "Film two", description: "New words" }));
  await nextDay();
  expect(await one("1")).toMatchObject({ title: "Film one", slug: "film-1" });
  expect(await one("2")).toMatchObject({ title: "Our own title", description: "New words" });
  await nextDay();
  expect(await one("2")).toMatchObject({ title: "Our own title" });
});

test("a draft that staff are writing is neither published nor lost", async () => {
  fill(video("1"));
  await firstRun();
  const { id = 0 } = (await one("1")) ?? {};
  await edit(id, { title: "Not finished", _status: "draft" }, true);
  fill(video("1", { title: "Film one", description: "New words" }));
  await nextDay();
  expect(await one("1")).toMatchObject({ title: "Film one", description: "New words", _status: "published" });
  expect(await one("1", true)).toMatchObject({
    ...{ title: "Not finished", description: "New words", _status: "draft" },
  });
  const before = await rows();
  await nextDay();
  expect(await rows()).toBe(before);
});

test.for<[string, (videos: StandInVideo[]) => StandInVideo[]]>([
  ["made private", ([first = video("1"), ...rest]) => [{ ...first, privacyStatus: "private" }, ...rest]],
  ["unlisted", ([first = video("1"), ...rest]) => [{ ...first, privacyStatus: "unlisted" }, ...rest]],
  ["removed", ([, ...rest]) => rest],
])("a video that was %s is taken off the site, and comes back with what staff wrote", async ([, change]) => {
  fill(video("1"), video("2"));
  await firstRun();
  const { id = 0 } = (await one("1")) ?? {};
  await edit(id, { title: "Our own title" });
  const { videos } = service.channel;
  service.channel.videos = change(videos);
  const { runs } = await run({ afterMs: hourMs });
  expect(runs[0]).toMatchObject({ words: "1 taken off the site." });
  expect(await shown()).toEqual(["Film 2"]);
  const before = await rows();
  await nextDay();
  expect(await rows()).toBe(before);
  service.channel.videos = videos;
  await nextDay();
  expect(await one("1")).toMatchObject({ title: "Our own title", _status: "published", poster: {} });
});

test("after 29 days a video that is gone lies in the trash, and from there it still comes back", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const { videos } = service.channel;
  fill(video("2"));
  await nextDay();
  await run({ afterMs: 28 * dayMs });
  expect((await one("1"))?.deletedAt).toBeFalsy();
  await nextDay();
  expect((await one("1"))?.deletedAt).toBeTruthy();
  service.channel.videos = videos;
  await nextDay();
  expect(await one("1")).toMatchObject({ deletedAt: null, _status: "published" });
});

test("a video that is gone and stands on a page stays a draft, and staff read where", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const { id = 0 } = (await one("1")) ?? {};
  const page = await system.payload.create({
    collection: "pages",
    data: {
      ...{ title: "Choosing a treatment", uri: "/treatment", description: "-", _status: "published" },
      blocks: [{ blockType: "video", video: id }],
    },
  });
  fill(video("2"));
  const { runs } = await nextDay();
  expect(runs[0]?.notes).toEqual([expect.stringContaining("Choosing a treatment")]);
  await run({ afterMs: 40 * dayMs });
  expect(await one("1")).toMatchObject({ deletedAt: null, _status: "draft" });
  await system.payload.delete({ collection: "pages", id: page.id });
});

test("what staff have deleted or taken off the site stays away", async () => {
  fill(video("1"), video("2"), video("3"), video("4"));
  await firstRun();
  await system.payload.delete({ collection: "videos", id: (await one("1"))?.id ?? 0 });
  await edit((await one("2"))?.id ?? 0, { deletedAt: new Date().toISOString() });
  await edit((await one("3"))?.id ?? 0, { _status: "draft" });
  service.channel.videos = service.channel.videos.map((each) => ({ ...each, title: `New ${each.id}` }));
  await nextDay();
  expect(await shown()).toEqual(["New video-4"]);
  fill(video("4"));
  await nextDay();
  fill(video("1"), video("2"), video("3"), video("4"));
  await nextDay();
  expect(await one("3")).toMatchObject({ _status: "draft" });
  expect((await one("2"))?.deletedAt).toBeTruthy();
});

test("two playlists share a video, and what staff add to its playlists or take away stays", async () => {
  const own = await system.payload.create({
    collection: "playlists",
    data: { title: "Our own", slug: "own", order: 0 },
  });
  fill(video("1"));
  service.channel.playlists = [
    { id: "PL1", title: "One", items: ["video-1"] },
    { id: "PL2", title: "Two", items: ["video-1"] },
    { id: "PL3", title: "Three", items: [] },
  ];
  await firstRun();
  const [, first, second, third] = await playlists();
  const { id = 0 } = (await one("1")) ?? {};
  await edit(id, { playlists: [own.id, second?.id] });
  service.channel.playlists = [
    { id: "PL1", title: "One", items: ["video-1"] },
    { id: "PL2", title: "Two", items: [] },
    { id: "PL3", title: "Three", items: ["video-1"] },
  ];
  await nextDay();
  expect((await one("1"))?.playlists).toMatchObject([{ id: own.id }, { id: third?.id }]);
  expect(first?.title).toBe("One");
});

test("a playlist that is gone goes into the trash, unless staff's own films are in it", async () => {
  fill(video("1"));
  service.channel.playlists = [
    { id: "PL1", title: "One", items: ["video-1"] },
    { id: "PL2", title: "Two", items: ["video-1"] },
  ];
  await firstRun();
  const [, second] = await playlists();
  await system.payload.create({
    collection: "videos",
    data: {
      ...{ title: "Own film", slug: "own-film", videoPublishedAt: start, _status: "published" },
      playlists: [second?.id ?? 0],
    },
  });
  service.channel.playlists = [];
  const { runs } = await nextDay();
  expect((await playlists()).map(({ title }) => title)).toEqual(["Two"]);
  expect(runs[0]?.notes).toEqual([expect.stringContaining("“Two”")]);
  expect((await one("1"))?.playlists).toEqual([]);
});

test("a video that staff typed in by hand is taken over as it stands, and only what they left empty is filled", async () => {
  await system.payload.create({
    collection: "videos",
    data: {
      ...{ title: "Typed by hand", slug: "by-hand", videoId: "video-1", videoPublishedAt: start },
      _status: "published",
    },
  });
  fill(video("1"));
  await firstRun();
  expect((await find()).docs).toMatchObject([
    { title: "Typed by hand", slug: "by-hand", description: "About 1", seconds: 253, poster: {} },
  ]);
});

test("what is announced, on the air, or cannot be played here does not come, and staff read why", async () => {
  fill(
    video("1"),
    video("2", { liveBroadcastContent: "upcoming" }),
    video("3", { liveBroadcastContent: "live" }),
    video("4", { embeddable: false }),
    video("5", { regionRestriction: { blocked: ["CA"] } }),
    video("6", { regionRestriction: { allowed: ["CA", "US"] } }),
  );
  const { runs } = await firstRun();
  expect(await shown()).toEqual(["Film 1", "Film 6"]);
  expect(runs[0]?.notes).toEqual([
    expect.stringContaining("“Film 4” does not come"),
    expect.stringContaining("not show it in Canada"),
  ]);
});

test("500 videos come page by page, and nobody waits long for the database meanwhile", {
  timeout: 240_000,
}, async () => {
  fill(...Array.from({ length: 500 }, (_, index) => video(String(index + 1))));
  service.channel.playlists = [
    { id: "PL1", title: "All", items: service.channel.videos.map(({ id }) => id) },
  ];
  let isRunning = true;
  const times: number[] = [];
  const others = (async () => {
    while (isRunning) {
      const begun = performance.now();
      await sleep(20);
      await system.payload.kv.set("written-meanwhile", begun);
      times.push(performance.now() - begun - 20);
    }
  })();
  await firstRun();
  isRunning = false;
  await others;
  // All of them in one save take 4 to 9 seconds here.
  process.stderr.write(`LONGEST ${times.length} ${times.sort((a, b) => b - a).slice(0, 8)}\n`);
  expect(Math.max(...times)).toBeLessThan(3_000);
  const asked = Object.groupBy(service.takeAsked(), (name) => name);
  expect(Object.entries(asked).map(([name, calls]) => [name, calls?.length])).toEqual([
    ["channels", 1],
    ["playlists", 1],
    ["playlistItems", 20],
    ["videos", 10],
    ["vi", 500],
  ]);
  expect((await find({ _status: { equals: "published" } })).totalDocs).toBe(500);
  const before = await rows();
  await nextDay();
  expect(await rows()).toBe(before);
  fill(...service.channel.videos.map((each) => (each.id === "video-444" ? { ...each, title: "New" } : each)));
  expect((await nextDay()).runs[0]).toMatchObject({ words: "1 changed." });
});

test("a quota that is used up is left alone until the service's day is over, and nothing has changed", async () => {
  fill(video("1"));
  await firstRun();
  const before = await rows();
  fill(video("1", { title: "New" }));
  service.fault(/\/videos/, youtubeFaults.quota);
  const { runs, nextRunAt } = await run({ at: "2026-11-21T19:30:00.000Z" });
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("used up") });
  // Midnight in California is at 8:00 in UTC.
  expect(nextRunAt).toBe("2026-11-22T08:05:00.000Z");
  expect(await rows()).toBe(before);
  service.takeAsked();
  await run({ at: "2026-11-22T08:04:00.000Z" });
  expect(service.takeAsked()).toEqual([]);
  await run({ at: "2026-11-22T08:05:00.000Z" });
  expect(await shown()).toEqual(["New"]);
});

test("a service that asks for a pause gets it, and one that fails is asked later and later", async () => {
  service.fault(/./, youtubeFaults.tooOften);
  expect((await firstRun()).nextRunAt).toBe("2026-11-20T19:00:00.000Z");
  expect(service.takeAsked()).toEqual(["channels"]);
  service.fault(/./, youtubeFaults.down, 99);
  expect((await run({ at: "2026-11-20T19:00:00.000Z" })).nextRunAt).toBe("2026-11-20T19:10:00.000Z");
  expect(service.takeAsked()).toEqual(["channels", "channels", "channels"]);
  expect((await run({ afterMs: 10 * 60_000 })).nextRunAt).toBe("2026-11-20T19:30:00.000Z");
  for (let time = 0; time < 8; time += 1) await run({ afterMs: 6 * hourMs });
  const { nextRunAt = "", failures } = await state();
  expect([Date.parse(nextRunAt) - now.getTime(), failures]).toEqual([6 * hourMs, 11]);
  service.noFaults();
  fill(video("1"));
  expect(await run({ afterMs: 6 * hourMs })).toMatchObject({ failures: 0 });
  expect(await shown()).toEqual(["Film 1"]);
});

test("a key that is refused is told to the office once a month, in words that hold no key", async () => {
  service.fault(/./, youtubeFaults.key, 99);
  await firstRun();
  await run({ afterMs: hourMs });
  const { docs } = await system.payload.find({ collection: "outbox" });
  expect(docs).toMatchObject([{ subject: expect.stringContaining("YouTube refuses") }]);
  expect(docs[0]?.text).toContain("YOUTUBE_API_KEY");
  expect(JSON.stringify([docs, await state()])).not.toContain(standInKey);
});

test("a channel that shows nothing at all any more is not believed", async () => {
  fill(video("1"));
  await firstRun();
  fill();
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("not believed") });
  expect(await shown()).toEqual(["Film 1"]);
});

test("a run that breaks off while it reads or copies changes nothing, and the next one brings each video once", async () => {
  fill(video("1"), video("2"), video("3"));
  await firstRun();
  const before = await shown();
  fill(video("4"), video("5"), video("2", { title: "New" }), video("3"));
  for (const path of [/\/videos/, /\/vi\/video-5/]) {
    service.fault(path, { status: 0, drop: true }, 3);
    expect((await nextDay()).runs[0]).toMatchObject({ outcome: "failed" });
    expect(await shown()).toEqual(before);
  }
  service.takeAsked();
  await nextDay();
  // The still that was copied before is not fetched again.
  expect(service.takeAsked().filter((name) => name === "vi")).toHaveLength(1);
  expect(await shown()).toEqual(["New", "Film 3", "Film 4", "Film 5"]);
  const media = await system.payload.count({ collection: "media" });
  expect(media.totalDocs).toBe(5);
});

test("a process that dies in a run leaves word of it, and the next run begins anew", async () => {
  fill(video("1"));
  const { writeFeedState } = await import("../sync/feed-state.ts");
  await firstRun();
  await writeFeedState(system.payload, "youtube", {
    ...(await state()),
    ...{ runningSince: now.toISOString(), nextRunAt: undefined },
  });
  fill(video("1", { title: "New" }));
  const { runs, runningSince } = await nextDay();
  expect(runs.map(({ outcome }) => outcome)).toEqual(["done", "broken off", "done"]);
  expect(runningSince).toBeUndefined();
  expect(await shown()).toEqual(["New"]);
});

test("a clock that jumps a month ahead and back stops nothing", async () => {
  fill(video("1"));
  await firstRun();
  await run({ afterMs: 31 * dayMs });
  service.takeAsked();
  fill(video("1", { title: "New" }));
  const { runs } = await run({ at: "2026-11-20T18:05:00.000Z" });
  expect(runs[0]).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual(["New"]);
  await run({ afterMs: 60_000 });
  expect(service.takeAsked().filter((name) => name === "channels")).toHaveLength(1);
});

test("a still that was changed is seen within 30 days, and the old one is deleted", async () => {
  fill(video("1", { red: 10 }));
  await firstRun();
  const before = (await one("1"))?.poster;
  fill(video("1", { red: 200 }));
  await nextDay();
  expect((await one("1"))?.poster).toMatchObject({ id: (before as { id: number }).id });
  await run({ afterMs: 20 * dayMs });
  const after = (await one("1"))?.poster;
  expect(after).not.toMatchObject({ id: (before as { id: number }).id });
});

test("a run that staff ask for comes at once and reads everything", async () => {
  fill(video("1"));
  await firstRun();
  service.takeAsked();
  const { wantFeed } = await import("../sync/feed-state.ts");
  await wantFeed(system.payload, "youtube", now);
  await run({ afterMs: 60_000 });
  expect(service.takeAsked()).toContain("videos");
  await run({ afterMs: 60_000 });
  expect(service.takeAsked()).toEqual([]);
});
