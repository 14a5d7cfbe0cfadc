import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { youtubeFaults } from "../testing/youtube-stand-in.ts";
import { dayMs, hourMs, start, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, firstRun, run, nextDay, fill, one, shown } = system;
afterEach(system.reset);
afterAll(system.close);

const triesOfOneFile = 3;
const stillOf = async (id: string) => (await one(id))?.poster;

test("one file that the service cannot give keeps nothing else away, and comes with the next run", async () => {
  fill(video("1"), video("2"), video("3"));
  service.fault(/\/vi\/video-2/, youtubeFaults.down, 2 * triesOfOneFile);
  const { runs } = await firstRun();
  expect(runs[0]).toMatchObject({ outcome: "done", words: "3 new." });
  expect(runs[0]?.notes).toEqual([expect.stringContaining("“Film 2” has no picture")]);
  expect(await stillOf("2")).toBeFalsy();
  expect(await stillOf("3")).toBeTruthy();
  expect((await run({ afterMs: hourMs })).runs[0]).toMatchObject({ notes: runs[0]?.notes });
  expect((await run({ afterMs: hourMs })).runs[0]).toMatchObject({ words: "1 changed.", notes: [] });
  expect(await stillOf("2")).toBeTruthy();
});

test("a file that we have stays when the service cannot give it any more", async () => {
  fill(video("1"), video("2", { red: 1 }));
  await firstRun();
  const before = await stillOf("1");
  service.fault(/\/vi\/video-1/, { status: 302, headers: { location: "/vi/video-2/default.jpg" } }, 99);
  fill(video("1"), video("2", { red: 200 }));
  const { runs } = await run({ afterMs: 21 * dayMs });
  expect(runs[0]).toMatchObject({ words: "1 changed.", notes: [] });
  expect(await stillOf("1")).toEqual(before);
});

test("however many files are broken over there, all else comes for as long as the service gives a file that we have", async () => {
  fill(...["1", "2", "3", "4", "5", "6"].map((id) => video(id)));
  service.fault(/\/vi\/video-[246]/, youtubeFaults.down, 999);
  expect((await firstRun()).runs[0]).toMatchObject({ outcome: "done", words: "6 new." });
  fill(...["2", "4", "6", "7", "3", "5"].map((id) => video(id)), video("1", { title: "New" }));
  for (let hour = 0; hour < 2; hour += 1) {
    const { runs } = await run({ afterMs: hourMs });
    expect(runs[0]).toMatchObject({ outcome: hour === 0 ? "done" : "unchanged" });
    expect(runs[0]?.notes).toHaveLength(3);
  }
  expect(await shown()).toEqual(["New", "Film 2", "Film 3", "Film 4", "Film 5", "Film 6", "Film 7"]);
});

test("where time is up after files that cannot be had, nothing else waits for those that are left", async () => {
  fill(video("1"), video("2"));
  const { youtube } = await import("../youtube/follow-youtube.ts");
  service.fault(/\/vi\/video-1/, youtubeFaults.down, 999);
  const copyUntil = performance.now() + 100;
  const pause = async () => {
    await sleep(60);
  };
  const given = { payload, now: system.now, pause, complete: true, remembered: {}, copyUntil };
  expect(await youtube.run(given)).toMatchObject({ outcome: "done", isOwed: true, notes: { length: 2 } });
  expect(await shown()).toEqual(["Film 1", "Film 2"]);
});

test("a service that gives none of several files ends the run, and one that asks for a pause at once", async () => {
  fill(video("1"), video("2"), video("3"), video("4"));
  service.fault(/\/vi\//, youtubeFaults.down, 999);
  expect((await firstRun()).runs[0]).toMatchObject({ outcome: "failed" });
  expect(await shown()).toEqual([]);
  service.noFaults();
  service.fault(/\/vi\//, youtubeFaults.tooOften);
  const { runs, nextRunAt } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("wants a pause") });
  expect(nextRunAt).toBe("2026-11-21T19:00:00.000Z");
  await nextDay();
  expect(await shown()).toHaveLength(4);
});

test("a copy that a page shows stays while it is shown there, and then goes", async () => {
  fill(video("1", { red: 1 }));
  await firstRun();
  const { id } = (await stillOf("1")) as { id: number };
  // Staff show the same picture elsewhere, in a film of their own.
  const film = await payload.create({
    collection: "videos",
    data: { title: "Our own", slug: "own", videoPublishedAt: start, poster: id, _status: "published" },
  });
  const files = async () => (await payload.count({ collection: "media" })).totalDocs;
  fill(video("1", { red: 200 }));
  await run({ afterMs: 21 * dayMs });
  expect(await files()).toBe(2);
  await payload.delete({ collection: "videos", id: film.id });
  await nextDay();
  expect(await files()).toBe(1);
});
