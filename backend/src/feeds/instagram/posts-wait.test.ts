import { instagramFeedSchema } from "@pcf/contract/content/instagram-feed";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Instagram, startInstagram } from "../testing/start-instagram.ts";

let at: Instagram;
beforeAll(async () => {
  at = await startInstagram();
  at.service.posts = [
    { id: "17900000000000001", media_type: "IMAGE", timestamp: "2026-01-10T12:00:00+0000" },
    {
      id: "17900000000000002",
      media_type: "CAROUSEL_ALBUM",
      timestamp: "2026-01-11T12:00:00+0000",
      children: [
        { id: "21", media_type: "IMAGE" },
        { id: "22", media_type: "IMAGE" },
      ],
    },
    { id: "17900000000000003", media_type: "IMAGE", timestamp: "2026-01-12T12:00:00+0000" },
  ];
});
afterAll(() => at.close());

async function get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const request = new Request(`http://localhost:3001/api/${path}`);
  const answer = await handleEndpoints({ config: at.payload.config, request });
  return schema.parse(await answer.json());
}
const listSchema = z.object({ docs: z.array(z.object({ postId: z.string() })) });

/** What a visitor sees: by the feed, and by the list that the site reads. */
async function seen(): Promise<string[]> {
  const feed = instagramFeedSchema.parse(await get("ig", z.unknown()));
  const { docs } = await get("instagramPosts?sort=-timestamp", listSchema);
  const ids = docs.map(({ postId }) => postId);
  expect(feed.data.map(({ id }) => id)).toEqual(ids);
  return ids.map((id) => id.slice(-1));
}

const waiting = async () => (await at.posts()).filter((post) => post.waiting).length;

async function write(postId: string, data: object): Promise<void> {
  const { id } = await at.post(postId);
  await at.payload.update({ collection: "instagramPosts", id, data });
}
const switchWaiting = (postsWaitForText: boolean) =>
  at.payload.updateGlobal({ slug: "feeds", data: { postsWaitForText } });

test("a post that has come is seen by nobody until its picture has a text, an album until every picture has", async () => {
  expect(await at.run()).toMatchObject({ words: "3 new posts." });
  expect(await waiting()).toBe(3);
  expect(await seen()).toEqual([]);
  await write("17900000000000001", { alt: "  " });
  expect(await seen()).toEqual([]);
  await write("17900000000000001", { alt: "Two men at a lake" });
  expect(await seen()).toEqual(["1"]);
  const [first, second] = (await at.post("17900000000000002")).children ?? [];
  await write("17900000000000002", { alt: "An album", children: [{ ...first, alt: "A hill" }, second] });
  expect(await seen()).toEqual(["1"]);
  await write("17900000000000002", {
    children: [
      { ...first, alt: "A hill" },
      { ...second, alt: "A path" },
    ],
  });
  expect(await seen()).toEqual(["2", "1"]);
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  expect(await waiting()).toBe(1);
});

test("staff may show a post without a text, and it does not wait again", async () => {
  await write("17900000000000003", { waiting: false });
  for (const post of at.service.posts) post.caption = "New words";
  expect(await at.runWhole()).toMatchObject({ words: "3 changed." });
  expect(await waiting()).toBe(0);
  expect(await seen()).toEqual(["3", "2", "1"]);
  const [first, second] = (await at.post("17900000000000002")).children ?? [];
  await write("17900000000000002", { children: [{ ...first, alt: null }, second] });
  at.service.posts[1]?.children?.pop();
  expect(await at.run()).toMatchObject({ words: "1 changed." });
  expect(await waiting()).toBe(0);
  at.service.posts[1]?.children?.push({ id: "23", media_type: "IMAGE" });
  await at.run();
  expect(await waiting()).toBe(1);
  await write("17900000000000002", { waiting: null });
  expect(await seen()).toEqual(["3", "2", "1"]);
});

test("without the setting posts are shown as they come, and those that wait are let go by the next run, even when nothing has changed over there", async () => {
  at.service.posts.push({
    id: "17900000000000004",
    media_type: "IMAGE",
    timestamp: "2026-01-13T12:00:00+0000",
  });
  await at.run();
  expect(await seen()).toEqual(["3", "2", "1"]);
  await switchWaiting(false);
  expect(await at.run()).toMatchObject({ outcome: "done", words: "1 changed." });
  expect(await waiting()).toBe(0);
  expect(await seen()).toEqual(["4", "3", "2", "1"]);
  at.service.posts.push({
    id: "17900000000000005",
    media_type: "IMAGE",
    timestamp: "2026-01-14T12:00:00+0000",
  });
  await at.run();
  expect(await seen()).toEqual(["5", "4", "3", "2", "1"]);
  await switchWaiting(true);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await seen()).toHaveLength(5);
});
