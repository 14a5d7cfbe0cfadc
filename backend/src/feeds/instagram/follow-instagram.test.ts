import { albumSchema } from "@pcf/contract/content/instagram-feed";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Instagram, startInstagram } from "../testing/start-instagram.ts";

let at: Instagram;
beforeAll(async () => {
  at = await startInstagram();
  at.service.posts = [
    {
      id: "17900000000000001",
      media_type: "IMAGE",
      caption: "A walk by the lake.",
      timestamp: "2026-01-10T03:00:00+0000",
    },
    { id: "17900000000000002", media_type: "VIDEO", timestamp: "2026-01-11T12:00:00+0000" },
    {
      id: "17900000000000003",
      media_type: "CAROUSEL_ALBUM",
      caption: "Three pictures",
      timestamp: "2026-01-12T12:00:00+0000",
      children: [
        { id: "31", media_type: "IMAGE" },
        { id: "32", media_type: "VIDEO" },
        { id: "33", media_type: "IMAGE" },
      ],
    },
  ];
});
afterAll(() => at.close());

const mediaOf = async (id: number | object | null | undefined) =>
  at.payload.findByID({ collection: "media", id: Number(id) });
const childIds = async (postId: string) =>
  ((await at.post(postId)).children ?? []).map(({ image }) => Number(image));

test("the first run brings pictures, clips and albums with copies of their files", async () => {
  expect(await at.run()).toMatchObject({
    outcome: "done",
    words: "3 new posts.",
    notes: [],
  });
  const [album, video, picture] = await at.posts();
  expect(picture).toMatchObject({
    postId: "17900000000000001",
    media_type: "IMAGE",
    caption: "A walk by the lake.",
    timestamp: "2026-01-10T03:00:00.000Z",
    permalink: "https://www.instagram.com/p/17900000000000001/",
    waiting: true,
  });
  expect(await mediaOf(picture?.image)).toMatchObject({
    mimeType: "image/jpeg",
    alt: "Picture posted on Instagram on January 9, 2026",
  });
  expect((await mediaOf(video?.image)).mimeType).toBe("image/jpeg");
  expect((await mediaOf(video?.video)).mimeType).toBe("video/mp4");
  expect(album?.children?.map(({ media_type }) => media_type)).toEqual(["IMAGE", "VIDEO", "IMAGE"]);
});

test("a second run without change asks once and writes nothing; one that reads everything writes nothing either", async () => {
  const before = await at.tables();
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  expect(at.service.callCount).toBe(1);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(at.service.callCount).toBe(1);
  expect(await at.tables()).toEqual(before);
});

test("a caption that changes over there changes here, unless staff have written another; their text stays too", async () => {
  const [, , first] = await at.posts();
  await at.payload.update({
    collection: "instagramPosts",
    id: first?.id ?? 0,
    data: { alt: "A man at a lake" },
  });
  for (const post of at.service.posts) post.caption = `${post.caption ?? ""} Changed.`;
  expect(await at.run()).toMatchObject({ outcome: "done", words: "3 changed." });
  expect(await at.post("17900000000000001")).toMatchObject({
    caption: "A walk by the lake. Changed.",
    alt: "A man at a lake",
    waiting: false,
  });
  await at.payload.update({
    collection: "instagramPosts",
    id: first?.id ?? 0,
    data: { caption: "Words of the office" },
  });
  for (const post of at.service.posts) post.caption = "Once more";
  expect(await at.run()).toMatchObject({ words: "2 changed." });
  expect((await at.post("17900000000000001")).caption).toBe("Words of the office");
  expect((await at.post("17900000000000002")).caption).toBe("Once more");
});

test("an album that is edited is edited here: gone pictures go, new ones come, the order follows, and texts stay with their pictures", async () => {
  const post = await at.post("17900000000000003");
  const [first, clip, last] = post.children ?? [];
  if (!first || !clip || !last) throw new Error("no album");
  await at.payload.update({
    collection: "instagramPosts",
    id: post.id,
    data: {
      children: [
        { ...first, alt: "First" },
        { ...clip, alt: "Clip" },
        { ...last, alt: "Last" },
      ],
    },
  });
  expect((await at.post(post.postId)).waiting).toBe(false);
  const source = at.service.posts.find(({ id }) => id === post.postId);
  if (source)
    source.children = [
      { id: "33", media_type: "IMAGE" },
      { id: "34", media_type: "IMAGE" },
      { id: "31", media_type: "IMAGE" },
    ];
  expect(await at.run()).toMatchObject({ words: "1 changed." });
  const edited = await at.post(post.postId);
  expect(edited.children?.map(({ alt }) => alt)).toEqual(["Last", null, "First"]);
  expect(edited.children?.[0]?.image).toBe(last.image);
  expect(edited.waiting).toBe(true);
  const { docs } = await at.payload.find({
    collection: "media",
    where: { id: { in: [clip.image, clip.video] } },
  });
  expect(docs).toEqual([]);
});

test("an album from which staff have taken a picture keeps their choice, but for what goes over there", async () => {
  const post = await at.post("17900000000000003");
  const [first, , last] = post.children ?? [];
  if (!first || !last) throw new Error("no album");
  await at.payload.update({
    collection: "instagramPosts",
    id: post.id,
    data: { children: [first, last] },
  });
  const source = at.service.posts.find(({ id }) => id === post.postId);
  source?.children?.push({ id: "35", media_type: "IMAGE" });
  await at.run();
  expect(await childIds(post.postId)).toEqual([first.image, last.image]);
  if (source) source.children = source.children?.filter(({ id }) => id !== "33");
  await at.run();
  expect(await childIds(post.postId)).toEqual([last.image]);
});

test("a post that is removed over there goes with its files once everything is read", async () => {
  const post = await at.post("17900000000000002");
  at.service.posts = at.service.posts.filter(({ id }) => id !== post.postId);
  expect(await at.runWhole()).toMatchObject({ words: "1 removed." });
  expect((await at.posts()).map(({ postId }) => postId)).not.toContain(post.postId);
  for (const file of [post.image, post.video])
    await expect(mediaOf(file)).rejects.toMatchObject({ status: 404 });
});

test("a post that staff put into the trash stays there, and one deleted for good stays away", async () => {
  const album = await at.post("17900000000000003");
  await at.payload.update({
    collection: "instagramPosts",
    id: album.id,
    data: { deletedAt: new Date().toISOString() },
  });
  await at.payload.delete({
    collection: "instagramPosts",
    id: (await at.post("17900000000000001")).id,
  });
  for (const post of at.service.posts) post.caption = "They are still there";
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  const [only, ...others] = await at.posts();
  expect(only).toMatchObject({ postId: album.postId, caption: "Once more" });
  expect(only?.deletedAt).toBeTruthy();
  expect(others).toEqual([]);
  // Its pictures may come back with it.
  await mediaOf(album.children?.[0]?.image);
  const followed = async () =>
    (await at.payload.find({ collection: "feed-items", where: { kind: { equals: "post" } } })).totalDocs;
  expect(await followed()).toBe(2);
  at.service.posts = [
    { id: "17900000000000008", media_type: "IMAGE", timestamp: "2026-01-19T12:00:00+0000" },
  ];
  expect(await at.runWhole()).toMatchObject({ words: "1 new post, 1 removed." });
  // What staff have taken away is remembered: it may be shown over there again.
  expect(await followed()).toBe(3);
});

test("a post that was made by hand is followed from then on, and what stands in it stays", async () => {
  const { id } = await at.payload.create({
    collection: "instagramPosts",
    data: {
      postId: "17900000000000009",
      media_type: "IMAGE",
      caption: "By hand",
      timestamp: "2026-01-20T10:00:00.000Z",
    },
  });
  at.service.posts.push({
    id: "17900000000000009",
    media_type: "IMAGE",
    caption: "From there",
    timestamp: "2026-01-20T12:00:00+0000",
  });
  expect(await at.run()).toMatchObject({ words: "1 changed." });
  const post = await at.post("17900000000000009");
  expect(post).toMatchObject({ id, caption: "By hand", timestamp: "2026-01-20T10:00:00.000Z" });
  expect(post.image).toBeTruthy();
  expect(post.waiting).toBe(false);
});

test("what cannot be copied is left out, and staff are told why", async () => {
  at.service.posts.push(
    { id: "17900000000000011", media_type: "IMAGE", timestamp: "2026-01-21T12:00:00+0000", file: "none" },
    { id: "17900000000000012", media_type: "VIDEO", timestamp: "2026-01-22T12:00:00+0000", file: "large" },
    {
      id: "17900000000000013",
      media_type: "CAROUSEL_ALBUM",
      timestamp: "2026-01-23T12:00:00+0000",
      children: [
        { id: "131", media_type: "IMAGE", file: "none" },
        { id: "132", media_type: "IMAGE" },
      ],
    },
  );
  const run = await at.run();
  expect(run).toMatchObject({ words: "1 new post." });
  expect(run?.notes.toSorted()).toEqual([
    expect.stringMatching(/^An item of the album of January 23, 2026 is left out\. Instagram gives no file/),
    expect.stringMatching(/^The post of January 21, 2026 is not shown\. Instagram gives no file/),
    expect.stringMatching(/^The post of January 22, 2026 is not shown\. The file is larger than 20 MB/),
  ]);
  expect(await childIds("17900000000000013")).toHaveLength(1);
  // A large file is not fetched each hour to be found too large.
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  expect(at.service.callCount).toBe(1);
  const { instagramFeed } = await import("../public-feeds.ts");
  await at.payload.update({
    collection: "instagramPosts",
    id: (await at.post("17900000000000013")).id,
    data: {
      waiting: false,
      children: [
        { ...(await at.post("17900000000000013")).children?.[0], media_type: "IMAGE", alt: "A field" },
      ],
    },
  });
  const [album] = (await instagramFeed(at.payload, 1)).data;
  expect(albumSchema.parse(JSON.parse(album?.children ?? "")).data[0]).toMatchObject({ alt: "A field" });
});

test("of many files that cannot be copied staff read five, and how many more there are", async () => {
  const none = (number: number) => ({
    ...{ id: `1790000000000002${number}`, media_type: "IMAGE" as const, file: "none" as const },
    timestamp: `2026-01-2${number}T18:00:00+0000`,
  });
  at.service.posts.push(...[1, 2, 3, 4].map(none));
  const notes = (await at.run())?.notes ?? [];
  expect(notes.slice(0, 5).every((note) => / 2026 is (?:not shown|left out)\. /.test(note))).toBe(true);
  expect(notes[5]).toBe("2 more are not shown, or left out of their albums.");
});
