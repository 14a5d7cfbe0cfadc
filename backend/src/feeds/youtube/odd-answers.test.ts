import { afterAll, afterEach, expect, test } from "vitest";
import { startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, firstRun, nextDay, fill, one, shown, playlists, rows } = system;
afterEach(system.reset);
afterAll(system.close);

/** A video without its status: nobody can tell whether it is public. */
const unreadable = (id: string) => video(id, { odd: { status: undefined } });

test("a live stream just over, of which YouTube knows no length yet, comes, and its length the next day", async () => {
  fill(video("1", { odd: { contentDetails: {} } }), video("2"));
  expect((await firstRun()).runs[0]).toMatchObject({ outcome: "done", words: "2 new." });
  expect(await one("1")).toMatchObject({ seconds: null, _status: "published" });
  fill(video("1"), video("2", { odd: { contentDetails: {} } }));
  await nextDay();
  expect([(await one("1"))?.seconds, (await one("2"))?.seconds]).toEqual([253, 253]);
});

test("a video without a title has its id for one, and one without pictures comes without", async () => {
  const publishedAt = "2026-01-05T16:00:00Z";
  fill(
    video("1", { odd: { snippet: { publishedAt, title: "", thumbnails: { high: { width: 1 } } } } }),
    video("2"),
  );
  const { runs } = await firstRun();
  expect(await one("1")).toMatchObject({ title: "video-1", description: "", poster: null });
  expect(runs[0]?.notes).toEqual([expect.stringContaining("“video-1” has no picture")]);
});

test("an entry that cannot be read keeps no others away, and takes nothing off the site", async () => {
  fill(video("1"), video("2"), video("3"));
  service.channel.playlists = [
    { id: "PL1", title: "One", items: ["video-1"] },
    { id: "PL2", title: "Two", items: [] },
  ];
  await firstRun();
  fill(unreadable("1"), video("2", { title: "New" }), video("4"));
  service.channel.playlists.pop();
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({
    ...{ outcome: "done", words: "1 new, 1 changed." },
    notes: [expect.stringContaining("1 entry")],
  });
  expect(await shown()).toEqual(["Film 1", "New", "Film 3", "Film 4"]);
  expect((await playlists()).map(({ title }) => title)).toEqual(["One", "Two"]);
  fill(video("1"), video("2"), video("4"));
  await nextDay();
  expect(await shown()).toEqual(["Film 1", "Film 2", "Film 4"]);
});

test("an entry of a playlist that cannot be read takes no video out of it", async () => {
  fill(video("1"), video("2"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1"] }];
  await firstRun();
  const odd = { status: 200, body: { items: [{ snippet: { title: "Film 1" } }] } };
  service.fault(/playlistId=PL1/, odd);
  expect((await nextDay()).runs[0]?.notes).toEqual([expect.stringContaining("1 entry")]);
  expect(await one("1")).toMatchObject({ playlists: [{ title: "One" }] });
});

test("answers of which nothing can be read are in a form that the site does not know, and change nothing", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const before = await rows();
  fill(unreadable("1"), unreadable("2"));
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("in a form") });
  expect(await rows()).toBe(before);
});
