import { afterAll, afterEach, expect, test } from "vitest";
import { standInKey, youtubeFaults } from "../testing/youtube-stand-in.ts";
import { dayMs, hourMs, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, now, firstRun, run, nextDay, state, fill, shown, rows } = system;
afterEach(system.reset);
afterAll(system.close);

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
  expect([Date.parse(nextRunAt) - now().getTime(), failures]).toEqual([6 * hourMs, 11]);
  service.noFaults();
  fill(video("1"));
  expect(await run({ afterMs: 6 * hourMs })).toMatchObject({ failures: 0 });
  expect(await shown()).toEqual(["Film 1"]);
});

test("a key that is refused is told to the office once a month, in words that hold no key", async () => {
  service.fault(/./, youtubeFaults.key, 99);
  await firstRun();
  await run({ afterMs: hourMs });
  const { docs } = await payload.find({ collection: "outbox" });
  expect(docs).toMatchObject([{ subject: expect.stringContaining("YouTube refuses") }]);
  expect(docs[0]?.text).toContain("YOUTUBE_API_KEY");
  expect(JSON.stringify([docs, await state()])).not.toContain(standInKey);
});

test.for([
  ["the channel", /\/channels/, "404"],
  ["its playlists", /\/playlists/, "404"],
  ["its list of videos", /playlistId=UU/, "does not find the list of the channel’s videos"],
  ["the videos themselves", /\/videos/, "404"],
] as const)(
  "where YouTube does not find %s, nothing is changed and it is tried again",
  async ([, path, words]) => {
    fill(video("1"));
    service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1"] }];
    await firstRun();
    const before = await rows();
    service.fault(path, youtubeFaults.notFound, 2);
    const { runs, failures } = await nextDay();
    expect([runs[0]?.outcome, failures]).toEqual(["failed", 1]);
    expect(runs[0]?.words).toContain(words);
    expect(await rows()).toBe(before);
    expect((await payload.count({ collection: "outbox" })).totalDocs).toBe(0);
  },
);

test("a playlist that is deleted while the channel is read is as one without videos", async () => {
  fill(video("1"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1"] }];
  service.fault(/playlistId=PL1/, youtubeFaults.notFound);
  expect((await firstRun()).runs[0]).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual(["Film 1"]);
});

test("a playlist that is not found for a moment loses none of its videos", async () => {
  fill(video("1"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1", "video-9"] }];
  await firstRun();
  const before = await rows();
  service.fault(/playlistId=PL1/, youtubeFaults.notFound);
  expect((await nextDay()).runs[0]).toMatchObject({
    outcome: "unchanged",
    notes: [expect.stringContaining("The playlist “One” was not found")],
  });
  expect(await rows()).toBe(before);
});

test("a run that breaks off while it reads or copies changes nothing, and the next one brings each video once", async () => {
  fill(video("1"), video("2"), video("3"));
  await firstRun();
  const before = await shown();
  fill(video("4"), video("5"), video("6"), video("7"), video("2", { title: "New" }), video("3"));
  for (const path of [/\/videos/, /\/vi\//]) {
    service.fault(path, { status: 0, drop: true }, 99);
    expect((await nextDay()).runs[0]).toMatchObject({ outcome: "failed" });
    expect(await shown()).toEqual(before);
    service.noFaults();
  }
  service.takeAsked();
  await nextDay();
  // Those that were copied before are not fetched again.
  expect(service.takeAsked().filter((name) => name === "vi")).toHaveLength(4);
  expect(await shown()).toEqual(["New", "Film 3", "Film 4", "Film 5", "Film 6", "Film 7"]);
  const media = await payload.count({ collection: "media" });
  expect(media.totalDocs).toBe(7);
});

test("a process that dies in a run leaves word of it, and the next run begins anew", async () => {
  fill(video("1"));
  const { writeFeedState } = await import("../sync/feed-state.ts");
  await firstRun();
  await writeFeedState(payload, "youtube", {
    ...(await state()),
    ...{ runningSince: now().toISOString(), nextRunAt: undefined },
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

test("a run that staff ask for comes at once and reads everything", async () => {
  fill(video("1"));
  await firstRun();
  service.takeAsked();
  const { wantFeed } = await import("../sync/feed-state.ts");
  await wantFeed(payload, "youtube", now());
  await run({ afterMs: 60_000 });
  expect(service.takeAsked()).toContain("videos");
  await run({ afterMs: 60_000 });
  expect(service.takeAsked()).toEqual([]);
});
