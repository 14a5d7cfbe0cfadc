import { afterAll, beforeAll, expect, test } from "vitest";
import { markdownConverter } from "../seed/markdown.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const gallery = async () =>
  (
    await askGraphql(
      "{ events { docs { event { gallery { media_type media_url sourceUrl alt video { slug } } } } } }",
    )
  ).data;

test("a video plays in an event's gallery for as long as it is published", async () => {
  const { payload } = backend;
  const clip = Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex");
  const file = await payload.create({
    collection: "media",
    data: { alt: "The walk" },
    file: { name: "walk.webm", data: clip, mimetype: "video/webm", size: clip.length },
  });
  const video = await payload.create({
    collection: "videos",
    data: {
      title: "The walk",
      slug: "the-walk",
      file: file.id,
      videoPublishedAt: "2026-06-22T12:00:00.000Z",
      _status: "published",
    },
  });
  const toLexical = await markdownConverter(payload.config);
  await payload.create({
    collection: "events",
    data: {
      title: "Walk",
      slug: "walk",
      event: {
        date: "2026-06-21T17:00:00.000Z",
        timeZone: "America/Vancouver",
        body: toLexical("Come."),
        gallery: [{ media_type: "VIDEO", video: video.id }],
      },
      _status: "published",
    },
  });
  const shown = { media_type: "VIDEO", sourceUrl: null };
  const galleryOf = (item: object) => ({
    events: { docs: [{ event: { gallery: [{ ...shown, ...item }] } }] },
  });
  expect(await gallery()).toEqual(
    galleryOf({ media_url: expect.stringContaining("walk"), alt: "The walk", video: { slug: "the-walk" } }),
  );

  await payload.update({ collection: "videos", id: video.id, data: { _status: "draft" } });
  expect(await gallery()).toEqual(galleryOf({ media_url: null, alt: null, video: null }));
});
