import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { opaqueId } from "./answers/item-basics.ts";
import { TooLarge } from "./asking/old-site-error.ts";
import { collected } from "./asking/read-list.ts";
import { recordingsSource } from "./recordings.ts";
import { quickSource } from "./testing/quick-source.ts";
import { listAnswer, many, recordedSite, writeRecordings } from "./testing/write-recordings.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function folderOf(files: Parameters<typeof writeRecordings>[0]): string {
  const folder = writeRecordings(files);
  ends.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function siteOf(
  files: Parameters<typeof writeRecordings>[0],
  ...rest: Parameters<typeof quickSource> extends [string, ...infer Rest] ? Rest : never
) {
  const read = await quickSource(folderOf(files), ...rest);
  ends.push(read.close);
  return read;
}

const at = (file: string) => `${recordedSite}/wp-content/uploads/2024/01/${file}`;
const story = (featuredImage: object) => ({
  ...{ id: opaqueId("post", 5), title: "A story", slug: "a-story" },
  story: { content: "<p>Told</p>", featuredImage, storyGallery: [null, { sourceUrl: at("b.jpg") }] },
});

test("both forms of pictures are read, whichever the old site speaks", async () => {
  const forms = [{ node: { sourceUrl: at("a.jpg") } }, { sourceUrl: at("a.jpg") }];
  for (const form of forms) {
    const { source, notices } = await siteOf({
      "answers/stories.json": listAnswer("stories", [story(form)]),
    });
    const [read] = await collected(source.items("stories"));
    expect(read).toMatchObject({ picture: { url: at("a.jpg") }, gallery: [undefined, { url: at("b.jpg") }] });
    expect(notices).toEqual([]);
  }
});

test("fields that an older site does not know are left out, and told of once", async () => {
  const { source, notices } = await siteOf(
    { "answers/stories.json": listAnswer("stories", [story({ node: { sourceUrl: at("a.jpg") } })]) },
    { unknown: ["PatientStory.hasPassword", "PatientStory.status", "Story.location"] },
  );
  for (let time = 0; time < 2; time += 1) {
    const [read] = await collected(source.items("stories"));
    expect(read).toMatchObject({ html: "<p>Told</p>", picture: { url: at("a.jpg") }, hidden: undefined });
  }
  expect(notices).toEqual([
    "The old site does not know the field PatientStory.hasPassword: nothing of it comes over.",
    "The old site does not know the field PatientStory.status: nothing of it comes over.",
    "The old site does not know the field Story.location: nothing of it comes over.",
  ]);
});

test("a kind of content that the old site does not have is none, and told of", async () => {
  const { source, notices } = await siteOf(
    { "answers/news.json": listAnswer("news", []) },
    { unknown: ["RootQuery.faqs"] },
  );
  expect(await collected(source.items("faqs"))).toEqual([]);
  expect(notices).toEqual(["The old site does not know the field RootQuery.faqs: nothing of it comes over."]);
});

test("an answer with errors is not taken, though it says 200 and brings part of the data", async () => {
  const errors = [{ message: "Internal server error", path: ["news", "nodes", 1] }];
  const body = JSON.stringify({ errors, data: { news: { nodes: [{ id: opaqueId("post", 1) }, null] } } });
  const { source } = await siteOf(
    { "answers/news.json": listAnswer("news", []) },
    { meet: () => ({ status: 200, body }) },
  );
  await expect(collected(source.items("news"))).rejects.toThrow(
    'The old site does not tell its news. It answers "Internal server error".',
  );
});

test.each([
  [401, "refuses us (it answers 401). Are user and password right?"],
  [404, "There is nothing at"],
  [200, "is not GraphQL. Its whole address is needed, such as https://cms.example/graphql."],
])("a site that answers %i with a page says what to look at", async (status, words) => {
  const { source } = await siteOf(
    { "answers/news.json": listAnswer("news", []) },
    { meet: () => ({ status, body: "<!doctype html><p>Hello" }) },
  );
  await expect(collected(source.items("news"))).rejects.toThrow(words);
});

test("user and password sign in at the old site, blanks and all", async () => {
  const heard: (string | undefined)[] = [];
  const { endpoint, source } = await siteOf(
    { "answers/news.json": listAnswer("news", []) },
    { meet: ({ headers }) => void heard.push(headers.authorization) },
    { user: "mover", password: "abcd EFGH 1234" },
  );
  await collected(source.items("news"));
  await source.download(new URL("/wp-content/uploads/a.jpg", endpoint).href);
  const expected = `Basic ${Buffer.from("mover:abcd EFGH 1234").toString("base64")}`;
  expect(heard).toEqual([expected, expected]);
});

test("queries keep a pause between them", async () => {
  const { source, slept } = await siteOf(
    {
      "answers/news.json": listAnswer(
        "news",
        many(250, (number) => ({ id: opaqueId("post", number), date: "2025-01-01T00:00:00" })),
      ),
    },
    {},
    { politeness: { pauseMs: 3_600_000 } },
  );
  await collected(source.items("news"));
  expect(slept).toHaveLength(2);
  expect(Math.min(...slept)).toBeGreaterThan(3_000_000);
});

test("files come by the addresses that were recorded, and what is too large or missing is told apart", async () => {
  const folder = folderOf({
    "answers/news.json": listAnswer("news", []),
    "media.json": [{ databaseId: 9, url: at("été 1.jpg"), mimeType: "image/jpeg", alt: "" }],
    "media/2024/01/été 1.jpg": Buffer.from("a picture"),
    "media/2024/01/large.jpg": Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  const { source, close } = await recordingsSource(folder);
  ends.push(close);
  expect(source.origin).toBe(recordedSite);
  expect(await collected(source.files())).toMatchObject([
    { sourceId: 9, url: at("été 1.jpg"), otherUrls: [] },
  ]);
  const bytes = Buffer.from("a picture");
  expect(await source.download(at("été 1.jpg"))).toEqual(bytes);
  expect(await source.download(at("%C3%A9t%C3%A9%201.jpg"))).toEqual(bytes);
  expect(await source.download(at("missing.jpg"))).toBeUndefined();
  expect(await source.download("https://elsewhere.example/a.jpg")).toBeUndefined();
  await expect(source.download(at("large.jpg"))).rejects.toThrow(TooLarge);
});
