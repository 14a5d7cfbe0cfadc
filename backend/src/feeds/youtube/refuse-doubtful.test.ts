import { afterAll, afterEach, expect, test } from "vitest";
import { start, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, firstRun, nextDay, fill, one, shown, edit, rows } = system;
afterEach(system.reset);
afterAll(system.close);

const officeMail = async () => (await payload.find({ collection: "outbox" })).docs.map(({ text }) => text);

test("a channel that shows nothing at all any more is not believed", async () => {
  fill(video("1"));
  await firstRun();
  fill();
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("not believed") });
  expect(await shown()).toEqual(["Film 1"]);
});

test("it is believed once staff have put the videos that were here into the trash", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  await payload.delete({ collection: "videos", id: (await one("1"))?.id ?? 0 });
  await edit((await one("2"))?.id ?? 0, { deletedAt: start });
  fill();
  expect((await nextDay()).runs[0]).toMatchObject({ outcome: "unchanged" });
});

test("a channel that has no playlists any more is not believed, and its videos stay in theirs", async () => {
  fill(video("1"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1"] }];
  await firstRun();
  const before = await rows();
  service.channel.playlists = [];
  fill(video("1", { title: "New" }));
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("no playlists") });
  expect(await rows()).toBe(before);
  expect(await officeMail()).toEqual([expect.stringContaining("into the trash")]);

  // Staff read which videos are in it, and delete it all the same.
  const req = { searchParams: new URLSearchParams("links=accepted") };
  const where = { title: { equals: "One" } };
  await payload.update({ collection: "playlists", where, data: { deletedAt: start }, req });
  await nextDay();
  expect(await shown()).toEqual(["New"]);
});

test("another channel, which shows none of the videos that are here, takes none of them away", async () => {
  fill(...["1", "2", "3", "4", "5", "6"].map((id) => video(id)));
  await firstRun();
  fill(video("7"), video("8"));
  const before = await rows();
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("YOUTUBE_CHANNEL_ID") });
  expect(await rows()).toBe(before);
  expect(await officeMail()).toHaveLength(1);

  // If it is meant, staff say so by putting the old ones into the trash.
  for (const id of ["1", "2", "3", "4", "5", "6"]) await edit((await one(id))?.id ?? 0, { deletedAt: start });
  await nextDay();
  expect(await shown()).toEqual(["Film 7", "Film 8"]);
});

test("a few videos may all be gone at once", async () => {
  fill(video("1"), video("2"), video("3"), video("4"));
  await firstRun();
  fill(video("5"));
  await nextDay();
  expect(await shown()).toEqual(["Film 5"]);
});
