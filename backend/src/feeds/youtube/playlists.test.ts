import { afterAll, afterEach, expect, test } from "vitest";
import { start, startYoutubeSystem, video } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, firstRun, nextDay, fill, one, playlists, edit, rows } = system;
afterEach(system.reset);
afterAll(system.close);

const titles = async () => (await playlists()).map(({ title }) => title);
const list = (number: number, ...items: string[]) => ({
  ...{ id: `PL${number}`, title: `List ${number}`, items },
});
const three = [
  { id: "PL1", title: "One", items: ["video-1"] },
  { id: "PL2", title: "Two", items: ["video-1"] },
  { id: "PL3", title: "Three", items: [] },
];
async function change(title: string, deletedAt: string | null) {
  const where = { title: { equals: title } };
  const req = { searchParams: new URLSearchParams("links=accepted") };
  await payload.update({ collection: "playlists", where, data: { deletedAt }, trash: true, req });
}

test("two playlists share a video, and what staff add to its playlists or take away stays", async () => {
  const own = await payload.create({
    collection: "playlists",
    data: { title: "Our own", slug: "own", order: 0 },
  });
  fill(video("1"));
  service.channel.playlists = [...three];
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
  service.channel.playlists = [...three];
  await firstRun();
  const [, second] = await playlists();
  await payload.create({
    collection: "videos",
    data: {
      ...{ title: "Own film", slug: "own-film", videoPublishedAt: start, _status: "published" },
      playlists: [second?.id ?? 0],
    },
  });
  service.channel.playlists = [{ id: "PL3", title: "Three", items: [] }];
  const { runs } = await nextDay();
  expect((await playlists()).map(({ title }) => title)).toEqual(["Two", "Three"]);
  expect(runs[0]?.notes).toEqual([expect.stringContaining("“Two”")]);
  expect((await one("1"))?.playlists).toEqual([]);
});

test("a playlist that only a draft of staff's holds stays, staff read where, and goes once it is taken out", async () => {
  fill(video("1"));
  service.channel.playlists = [list(1, "video-1"), list(2)];
  await firstRun();
  const data = { title: "Own film", slug: "own-film", videoPublishedAt: start };
  const film = await payload.create({ collection: "videos", data: { ...data, _status: "published" } });
  await edit(film.id, { playlists: [(await playlists())[0]?.id] }, true);
  service.channel.playlists = [list(2)];
  fill(video("1", { title: "New" }));
  const { runs } = await nextDay();
  expect(runs[0]).toMatchObject({ outcome: "done", notes: [expect.stringContaining("Video “Own film”")] });
  expect(await titles()).toEqual(["List 1", "List 2"]);
  expect(await one("1")).toMatchObject({ title: "New", playlists: [] });
  await edit(film.id, { playlists: [] }, true);
  expect((await nextDay()).runs[0]).toMatchObject({ words: "1 taken off the site.", notes: [] });
  expect(await titles()).toEqual(["List 2"]);
});

test("a playlist that was gone comes back from the trash with its videos", async () => {
  fill(video("1"));
  service.channel.playlists = [list(1, "video-1"), list(2)];
  await firstRun();
  const [first] = await playlists();
  service.channel.playlists = [list(2)];
  await nextDay();
  expect(await titles()).toEqual(["List 2"]);
  const before = await rows();
  await nextDay();
  expect(await rows()).toBe(before);
  service.channel.playlists = [{ ...list(1, "video-1"), title: "List one" }, list(2)];
  await nextDay();
  expect(await titles()).toEqual(["List one", "List 2"]);
  expect(await one("1")).toMatchObject({ playlists: [{ id: first?.id }] });
});

test("a playlist that staff have put into the trash or deleted stays away when it goes and comes back", async () => {
  fill(video("1"));
  service.channel.playlists = [list(1, "video-1"), list(2, "video-1"), list(3)];
  await firstRun();
  await change("List 1", start);
  await change("List 2", start);
  const where = { title: { equals: "List 2" } };
  await payload.delete({ collection: "playlists", where, trash: true });
  service.channel.playlists = [list(3)];
  await nextDay();
  service.channel.playlists = [list(1, "video-1"), list(2, "video-1"), list(3)];
  await nextDay();
  expect(await titles()).toEqual(["List 3"]);
  expect(await one("1")).toMatchObject({ playlists: [] });
});

test("a playlist that staff bring back from the trash stays, and where they put it there again it stays there", async () => {
  fill(video("1"));
  service.channel.playlists = [list(1, "video-1"), list(2)];
  await firstRun();
  service.channel.playlists = [list(2)];
  await nextDay();
  await change("List 1", null);
  await nextDay();
  expect(await titles()).toEqual(["List 1", "List 2"]);
  await change("List 1", start);
  service.channel.playlists = [list(1, "video-1"), list(2)];
  await nextDay();
  expect(await titles()).toEqual(["List 2"]);
});
