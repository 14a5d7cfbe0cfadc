import { videoUrl } from "@pcf/contract/urls";
import { afterAll, afterEach, expect, test } from "vitest";
import type { StandInVideo } from "../testing/youtube-stand-in.ts";
import { dayMs, hourMs, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, firstRun, run, nextDay, fill, one, shown, edit, rows } = system;
afterEach(system.reset);
afterAll(system.close);

const transcript = {
  root: {
    ...{ type: "root", direction: null, format: "" as const, indent: 0, version: 1 },
    children: [
      {
        ...{ type: "paragraph", direction: null, format: "", indent: 0, version: 1, textFormat: 0 },
        children: [
          { type: "text", text: "Hello", detail: 0, format: 0, mode: "normal", style: "", version: 1 },
        ],
      },
    ],
  },
};
const idOf = async (id: string) => (await one(id))?.id ?? 0;
const trash = async (id: string) => edit(await idOf(id), { deletedAt: new Date().toISOString() });
const bringBack = async (id: string) =>
  payload.update({ collection: "videos", id: await idOf(id), data: { deletedAt: null }, trash: true });

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
  const page = await payload.create({
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
  await payload.delete({ collection: "pages", id: page.id });
});

test("a video that is gone and that a link leads to stays a draft, and staff read where the link is", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  const href = videoUrl((await one("1"))?.slug ?? "");
  const page = await payload.create({
    collection: "pages",
    data: {
      ...{ title: "Living well", uri: "/living-well", description: "-", _status: "published" },
      blocks: [{ blockType: "callToAction", title: "Go", label: "On", href }],
    },
  });
  fill(video("2"));
  await nextDay();
  const { runs } = await run({ afterMs: 40 * dayMs });
  expect(runs[0]?.notes).toEqual([expect.stringContaining("Living well")]);
  expect(await one("1")).toMatchObject({ deletedAt: null, _status: "draft" });
  await payload.delete({ collection: "pages", id: page.id, trash: true });
  await nextDay();
  expect((await one("1"))?.deletedAt).toBeTruthy();
});

test("what staff have deleted or taken off the site stays away", async () => {
  fill(video("1"), video("2"), video("3"), video("4"));
  await firstRun();
  await payload.delete({ collection: "videos", id: (await one("1"))?.id ?? 0 });
  await edit((await one("2"))?.id ?? 0, { deletedAt: new Date().toISOString() });
  await edit((await one("3"))?.id ?? 0, { _status: "draft" });
  service.channel.videos = service.channel.videos.map((each) => ({ ...each, title: `New ${each.id}` }));
  await nextDay();
  expect(await shown()).toEqual(["New video-4"]);
  fill(video("4"));
  await nextDay();
  fill(video("1"), video("2"), video("3"), video("4"));
  await nextDay();
  expect(await one("1")).toBeUndefined();
  expect(await one("3")).toMatchObject({ _status: "draft" });
  expect((await one("2"))?.deletedAt).toBeTruthy();
});

test("a video that is gone and that staff then put into the trash stays there when it is back", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  fill(video("2"));
  await nextDay();
  await trash("1");
  service.takeAsked();
  fill(video("1"), video("2"));
  await nextDay();
  expect((await one("1"))?.deletedAt).toBeTruthy();
  expect(service.takeAsked()).not.toContain("vi");
  await bringBack("1");
  await nextDay();
  expect(await shown()).toEqual(["Film 2"]);
});

test("what staff bring back from the trash is left to them, and so is what they put there again", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  fill(video("2"));
  await nextDay();
  await run({ afterMs: 29 * dayMs });
  expect((await one("1"))?.deletedAt).toBeTruthy();
  await bringBack("1");
  const { runs } = await nextDay();
  expect(runs[0]?.notes).toEqual([expect.stringContaining("“Film 1” is no longer on YouTube")]);
  expect(await one("1")).toMatchObject({ deletedAt: null, _status: "draft" });
  await trash("1");
  fill(video("1"), video("2"));
  await nextDay();
  expect((await one("1"))?.deletedAt).toBeTruthy();
});

test("what staff bring back from the trash is not published when its video is back, and they read where their draft is", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  await edit(await idOf("1"), { description: "Half a sen" }, true);
  for (const isSeenBetween of [true, false]) {
    fill(video("2"));
    await nextDay();
    await run({ afterMs: 29 * dayMs });
    await bringBack("1");
    if (isSeenBetween)
      expect((await nextDay()).runs[0]?.notes).toEqual([expect.stringContaining("among its versions")]);
    fill(video("1"), video("2"));
    await nextDay();
    expect(await one("1")).toMatchObject({ deletedAt: null, _status: "draft" });
    await edit(await idOf("1"), { _status: "published" });
    await nextDay();
  }
});

test("what changes over there while staff have a video in the trash is here once they bring it back", async () => {
  fill(video("1"), video("2"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-2"] }];
  await firstRun();
  await trash("1");
  fill(video("1", { title: "Renamed" }), video("2"));
  service.channel.playlists = [{ id: "PL1", title: "One", items: ["video-1", "video-2"] }];
  await nextDay();
  await bringBack("1");
  await nextDay();
  expect(await one("1", true)).toMatchObject({ title: "Renamed", playlists: [{ playListId: "PL1" }] });
});

test.for([
  ["the next day", dayMs],
  ["from the trash", 30 * dayMs],
] as const)(
  "a draft that staff have not finished is neither published nor lost when its video goes and comes back %s",
  async ([, afterMs]) => {
    fill(video("1"), video("2"));
    await firstRun();
    await edit(await idOf("1"), { transcriptBody: transcript });
    await edit(await idOf("1"), { title: "", description: "Half a sen", transcriptBody: null }, true);
    fill(video("2"));
    expect((await nextDay()).runs[0]).toMatchObject({ outcome: "done", words: "1 taken off the site." });
    expect(await one("1")).toMatchObject({ title: "Film 1", _status: "draft" });
    expect(await one("1", true)).toMatchObject({ title: "", description: "Half a sen" });
    await run({ afterMs });
    fill(video("1", { title: "Film one" }), video("2"));
    expect((await nextDay()).runs[0]).toMatchObject({ outcome: "done", words: "1 new." });
    expect(await one("1")).toMatchObject({
      ...{
        title: "Film one",
        description: "About 1",
        transcript: expect.stringContaining("Hello"),
        poster: {},
      },
      ...{ _status: "published", deletedAt: null },
    });
    expect(await one("1", true)).toMatchObject({
      ...{ title: "", description: "Half a sen", transcriptBody: null, _status: "draft" },
    });
    const before = await rows();
    await nextDay();
    expect(await rows()).toBe(before);
  },
);

test("what staff write in a draft while a video is gone waits as a draft when it is back", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  fill(video("2"));
  await nextDay();
  await edit(await idOf("1"), { title: "In the works" }, true);
  fill(video("1"), video("2"));
  await nextDay();
  expect(await one("1")).toMatchObject({ title: "Film 1", _status: "published" });
  expect(await one("1", true)).toMatchObject({ title: "In the works", _status: "draft" });
});

test("a video that comes back without a draft has none", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  fill(video("2"));
  await nextDay();
  fill(video("1"), video("2"));
  await nextDay();
  expect(await one("1", true)).toMatchObject({ title: "Film 1", _status: "published" });
});

test("a video that is gone and that staff publish again stays, they read of it, and it stays theirs", async () => {
  fill(video("1"), video("2"));
  await firstRun();
  fill(video("2"));
  await nextDay();
  await edit(await idOf("1"), { _status: "published" });
  await run({ afterMs: 40 * dayMs });
  const { runs } = await nextDay();
  expect(runs[0]?.notes).toEqual([expect.stringContaining("published here again")]);
  expect(await shown()).toEqual(["Film 1", "Film 2"]);
  await edit(await idOf("1"), { _status: "draft" });
  fill(video("1"), video("2"));
  await nextDay();
  expect(await one("1")).toMatchObject({ deletedAt: null, _status: "draft" });
});

test("a video that cannot be saved as it stands is named, with what is wrong, and the office is told", async () => {
  fill(video("1"));
  await firstRun();
  const id = await idOf("1");
  await payload.db.updateOne({ collection: "videos", id, data: { title: "" } });
  const { docs } = await payload.findVersions({ collection: "videos", where: { parent: { equals: id } } });
  for (const { id: version } of docs)
    await payload.db.updateVersion({
      collection: "videos",
      id: version,
      versionData: { version: { title: "" } } as never,
    });
  fill(video("1", { description: "New words" }));
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "failed", words: expect.stringContaining("“Film 1”") });
  expect(runs[0]?.words).toContain("Title: This field is required");
  expect((await payload.count({ collection: "outbox" })).totalDocs).toBe(1);
});
