import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { dayMs, hourMs, start, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, firstRun, run, nextDay, fill, find, one, shown, playlists, edit, rows } = system;
afterEach(system.reset);
afterAll(system.close);

test("a first run brings playlists and videos with their stills, after what staff have", async () => {
  await payload.create({
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
  const { videoFeed } = await import("../public-feeds.ts");
  const feed = await videoFeed(payload);
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

// SQLite has one writer, so there staff save before a run writes or after it.
test.runIf(process.env.TEST_POSTGRES_URL)("what staff save while a run is about to write stays", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const [first, second] = (await find()).docs.map(({ id }) => id);
  fill(video("1", { title: "Film one" }), video("2", { description: "New words" }));
  const database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
  const heldUp = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const isHeldUp = async () => (await database.query(heldUp)).rows.length > 0;
  let running: Promise<unknown> = Promise.resolve();
  await inOneSave(payload, async (req) => {
    const save = (id: number | undefined, data: object) =>
      payload.update({ collection: "videos", id: id ?? 0, data, req });
    // The run has read both and waits for the first when staff's save of the second is done.
    await save(first, { seconds: 1 });
    await save(second, { title: "Our own title" });
    running = nextDay();
    while (!(await isHeldUp())) await sleep(5);
  });
  await running;
  await database.end();
  expect(await one("2")).toMatchObject({ title: "Our own title", description: "New words" });
});

test("a film of staff's own that gets the id of a deleted video is left alone", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const id = (await one("2"))?.id ?? 0;
  await payload.delete({ collection: "videos", id });
  const own = await payload.create({
    collection: "videos",
    data: { title: "Our own film", slug: "own", videoPublishedAt: start, _status: "published" },
  });
  await nextDay();
  fill(video("1"));
  await nextDay();
  await run({ afterMs: 40 * dayMs });
  expect(await payload.findByID({ collection: "videos", id: own.id, depth: 0 })).toMatchObject({
    ...{ title: "Our own film", videoId: null, description: null, _status: "published", deletedAt: null },
  });
});

test("a video that staff typed in by hand is taken over as it stands, and only what they left empty is filled", async () => {
  await payload.create({
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

test("200 videos come page by page, and nobody waits long for the database meanwhile", {
  timeout: 240_000,
}, async () => {
  fill(...Array.from({ length: 200 }, (_, index) => video(String(index + 1))));
  service.channel.playlists = [
    { id: "PL1", title: "All", items: service.channel.videos.map(({ id }) => id) },
  ];
  let isRunning = true;
  /** How many videos were there after each write of somebody else. */
  const seen = [0];
  const others = (async () => {
    while (isRunning) {
      await sleep(20);
      await payload.kv.set("written-meanwhile", true);
      seen.push((await payload.count({ collection: "videos" })).totalDocs);
    }
  })();
  await firstRun();
  isRunning = false;
  await others;
  expect(seen.at(-1)).toBe(200);
  const writtenMeanwhile = seen.slice(1).map((count, at) => count - (seen[at] ?? 0));
  // Two saves of 25: one was at work as the write was asked for, and one may have come between it and the count.
  expect(Math.max(...writtenMeanwhile)).toBeLessThanOrEqual(50);
  const asked = Object.groupBy(service.takeAsked(), (name) => name);
  expect(Object.entries(asked).map(([name, calls]) => [name, calls?.length])).toEqual([
    ["channels", 1],
    ["playlists", 1],
    ["playlistItems", 8],
    ["videos", 4],
    ["vi", 200],
  ]);
  expect((await find({ _status: { equals: "published" } })).totalDocs).toBe(200);
  const before = await rows();
  await nextDay();
  expect(await rows()).toBe(before);
  fill(...service.channel.videos.map((each) => (each.id === "video-144" ? { ...each, title: "New" } : each)));
  expect((await nextDay()).runs[0]).toMatchObject({ words: "1 changed." });
});

test("a picture that staff have deleted from the library is fetched again, and that of a deleted video is not", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const pictures = async () => (await payload.find({ collection: "media", sort: "id" })).docs;
  const [first, second] = await pictures();
  await payload.delete({ collection: "videos", id: (await one("1"))?.id ?? 0 });
  await edit((await one("2"))?.id ?? 0, { poster: null });
  await payload.delete({ collection: "media", id: first?.id ?? 0 });
  await payload.delete({ collection: "media", id: second?.id ?? 0 });
  service.takeAsked();
  await nextDay();
  expect(service.takeAsked().filter((name) => name === "vi")).toHaveLength(1);
  expect((await pictures()).map(({ alt }) => alt)).toEqual([second?.alt]);
});

test("a still that was changed is seen within 30 days, and the old one is deleted", async () => {
  fill(video("1", { red: 10 }));
  await firstRun();
  const pictures = async () =>
    (await payload.find({ collection: "media", pagination: false })).docs.map(({ id }) => id);
  const [before] = await pictures();
  fill(video("1", { red: 200 }));
  await nextDay();
  expect(await pictures()).toEqual([before]);
  await run({ afterMs: 20 * dayMs });
  const [after, ...others] = await pictures();
  expect([after === before, others]).toEqual([false, []]);
  expect(await one("1")).toMatchObject({ poster: { id: after } });
});
