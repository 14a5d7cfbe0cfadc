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

test("a service that gives none of several files ends the run, and one that asks for a pause at once", async () => {
  fill(video("1"), video("2"), video("3"), video("4"));
  service.fault(/\/vi\//, youtubeFaults.down, 3 * triesOfOneFile);
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
