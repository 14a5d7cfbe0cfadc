import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { albumSchema, instagramFeedSchema } from "@pcf/contract/content/instagram-feed";
import { videoFeedSchema } from "@pcf/contract/content/video-feed";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askVideoSite, oembedSchema } from "./oembed.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  const { payload } = system;
  const data = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#335577" } })
    .jpeg()
    .toBuffer();
  const picture = await payload.create({
    collection: "media",
    data: { alt: "A lake" },
    file: { data, mimetype: "image/jpeg", name: "lake.jpg", size: data.length },
  });
  const playlist = await payload.create({
    collection: "playlists",
    data: { title: "Tests", slug: "tests", order: 1 },
  });
  for (const [slug, _status, videoId] of [
    ["psa-test", "published", null],
    ["draft-video", "draft", null],
    ["elsewhere", "published", "abcDEF12345"],
  ] as const)
    await payload.create({
      collection: "videos",
      data: {
        title: slug,
        slug,
        _status,
        videoId,
        poster: picture.id,
        playlists: [playlist.id],
        videoPublishedAt: "2025-06-10T00:00:00.000Z",
      },
    });
  for (let number = 10; number < 25; number += 1)
    await payload.create({
      collection: "instagramPosts",
      data: {
        postId: `1800000000000000${number}`,
        media_type: number === 24 ? "CAROUSEL_ALBUM" : "IMAGE",
        timestamp: `2026-01-${number}T12:00:00.000Z`,
        caption: `Post ${number}`,
        image: picture.id,
        children: number === 24 ? [{ media_type: "IMAGE", image: picture.id }] : [],
      },
    });
});
afterAll(() => system.close());

async function get<Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const request = new Request(`http://localhost:3001/api/${path}`);
  return z.parse(schema, await (await handleEndpoints({ config: system.payload.config, request })).json());
}

test("the video feed has what is published, with stills and playlists as JSON text", async () => {
  const feed = await get("videos", videoFeedSchema);
  expect(feed.videos.map(({ videoId }) => videoId).sort()).toEqual(["abcDEF12345", "psa-test"]);
  const [video] = feed.videos;
  expect(JSON.parse(video?.playlist_id ?? "")).toEqual(["tests"]);
  expect(JSON.parse(video?.thumbnails ?? "")).toMatchObject({
    medium: { url: expect.stringMatching(/^\/media\//) },
  });
  expect(feed.playlists).toEqual([{ title: "Tests", id: "tests", playListId: "tests" }]);
});

test("the admin's own list of videos still answers at the same address", async () => {
  const list = await get(
    "videos?limit=1&depth=0",
    z.object({ docs: z.array(z.unknown()), totalDocs: z.number() }),
  );
  expect(list).toMatchObject({ totalDocs: 2, docs: [expect.anything()] });
});

test("posts come twelve a page, newest first, until there is no next page", async () => {
  const first = await get("ig", instagramFeedSchema);
  expect(first.data).toHaveLength(12);
  expect(first.data[0]).toMatchObject({ id: "180000000000000024", media_type: "CAROUSEL_ALBUM" });
  expect(albumSchema.parse(JSON.parse(first.data[0]?.children ?? "")).data[0]?.media_url).toMatch(
    /^\/media\//,
  );
  expect(first.next_page_url).toBe("/api/ig?page=2");
  const last = await get("ig?page=2", instagramFeedSchema);
  expect(last.data).toHaveLength(3);
  expect(last.next_page_url).toBeNull();
});

test("a video's still is found in our own records, and no unknown host is ever asked", async () => {
  const own = await get(
    `oembed?url=${encodeURIComponent("https://www.youtube.com/watch?v=abcDEF12345")}`,
    oembedSchema,
  );
  expect(own).toMatchObject({ title: "elsewhere", thumbnail_url: expect.stringMatching(/^\/media\//) });
  for (const url of [
    "http://169.254.169.254/x?v=abcDEF12345",
    "file:///etc/passwd",
    "https://youtu.be/unknown",
  ])
    expect(
      await get(`oembed?url=${encodeURIComponent(url)}`, z.object({ message: z.string() })),
    ).toBeTruthy();
});

test.for<[number, number, number]>([
  [404, 23 * 60, 25 * 60],
  [401, 23 * 60, 25 * 60],
  [429, 9, 11],
  [503, 9, 11],
])("a video site that answers %i is left alone for %i minutes", async ([status, still, again]) => {
  let asked = 0;
  const site = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  const ask = (minutes: number) => askVideoSite(new URL(`http://127.0.0.1:${port}/oembed`), minutes * 60_000);
  for (const minutes of [0, 0, still]) expect(await ask(minutes)).toBeNull();
  expect(asked).toBe(1);
  await ask(again);
  expect(asked).toBe(2);
  site.close();
});
