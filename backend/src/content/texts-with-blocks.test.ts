import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
const paragraph = (said: string) => ({
  ...base,
  type: "paragraph",
  children: [{ type: "text", text: said, version: 1, detail: 0, format: 0, mode: "normal", style: "" }],
});
const block = (blockType: string, fields: object) => ({
  type: "block",
  version: 2,
  format: "",
  fields: { id: randomUUID(), blockName: "", blockType, ...fields },
});
const text = (...children: object[]) => ({ root: { ...base, type: "root", children: children as never } });

async function picture(name: string, alt: string, credit?: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const file = { name: `${name}.jpg`, data, mimetype: "image/jpeg", size: data.length };
  return backend.payload.create({ collection: "media", data: { alt, credit }, file });
}

const video = (slug: string, poster?: number) =>
  backend.payload.create({
    collection: "videos",
    data: {
      title: `About “${slug}” & more`,
      slug,
      videoId: "x",
      poster,
      videoPublishedAt: "2026-06-22T12:00:00.000Z",
      _status: "published",
    },
  });

const article = (slug: string, body: ReturnType<typeof text>, draft = false) =>
  backend.payload.create({
    collection: "news",
    data: {
      title: `Article ${slug}`,
      slug,
      date: "2026-06-21T17:00:00.000Z",
      newsField: { body },
      _status: draft ? "draft" : "published",
    },
    draft,
  });

const answer = z.object({
  news: z.object({ docs: z.array(z.object({ newsField: z.object({ content: z.string() }) })) }),
});

/** The HTML as the site reads it. */
async function read(slug: string): Promise<string | undefined> {
  const { data } = await askGraphql(
    `{ news(where: { slug: { equals: "${slug}" } }) { docs { newsField { content } } } }`,
  );
  return answer.parse(data).news.docs[0]?.newsField.content;
}

const table = {
  caption: "Days & places",
  columns: [{ text: "Day" }, { text: "Where" }],
  rows: [
    { cells: [{ text: "Monday" }, { text: "<Kelowna>" }] },
    { cells: [{ text: "" }, { text: "Vernon" }] },
    { cells: [{ text: "Friday" }] },
  ],
};

test("pictures, galleries, tables and videos within an article are HTML where they stand", async () => {
  const [one, two] = [await picture("one", 'A "red" canoe', "Photo: Ann"), await picture("two", "A lake")];
  const film = await video("psa", two.id);
  await article(
    "all",
    text(
      paragraph("Before."),
      block("figure", { image: one.id, caption: "On the lake" }),
      block("gallery", { title: "The day", images: [{ image: two.id }, { image: one.id, caption: "Ann" }] }),
      block("table", { ...table, note: "In summer." }),
      block("video", { video: film.id, caption: "Two minutes." }),
      paragraph("After."),
    ),
  );
  const drawn = (media: typeof one, alt: string, sizes: string) =>
    `<picture><source type="image/webp" srcset="${media.srcSetWebp}" sizes="${sizes}">` +
    `<img src="${media.sourceUrl}" srcset="${media.srcSet}" sizes="${sizes}" width="900" height="600" alt="${alt}" loading="lazy"></picture>`;
  const [line, several] = ["(min-width: 56rem) 44rem, 92vw", "(min-width: 56rem) 22rem, 92vw"];
  const red = "A &quot;red&quot; canoe";
  expect(await read("all")).toBe(
    [
      "<p>Before.</p>",
      `<figure>${drawn(one, red, line)}<figcaption>On the lake <small>Photo: Ann</small></figcaption></figure>`,
      "<figure><figcaption>The day</figcaption><ul>",
      `<li><figure>${drawn(two, "A lake", several)}</figure></li>`,
      `<li><figure>${drawn(one, red, several)}<figcaption>Ann <small>Photo: Ann</small></figcaption></figure></li>`,
      "</ul></figure>",
      "<figure><table><caption>Days &amp; places</caption>",
      '<thead><tr><th scope="col">Day</th><th scope="col">Where</th></tr></thead><tbody>',
      '<tr><th scope="row">Monday</th><td>&lt;Kelowna&gt;</td></tr>',
      "<tr><td></td><td>Vernon</td></tr>",
      '<tr><th scope="row">Friday</th><td></td></tr>',
      "</tbody></table><figcaption>In summer.</figcaption></figure>",
      `<figure><a href="/about-prostate-cancer/video-library?video=psa">${drawn(two, "", line)}Watch: About “psa” &amp; more</a>`,
      "<figcaption>Two minutes.</figcaption></figure>",
      "<p>After.</p>",
    ].join(""),
  );
  const { docs } = await backend.payload.find({ collection: "news", depth: 3, draft: true });
  expect(docs.find(({ slug }) => slug === "all")?.newsField?.content).toBe(await read("all"));
});

test("a video that is not published and a picture in the trash are left out, and the rest stays", async () => {
  const { payload } = backend;
  const lost = await picture("lost", "Lost");
  const film = await video("soon");
  const parts = [
    paragraph("Before."),
    block("video", { video: film.id }),
    block("figure", { image: lost.id }),
    block("gallery", { images: [{ image: lost.id }] }),
    block("table", { ...table, rows: [{ cells: [] }] }),
  ];
  await article("partly", text(...parts));
  expect(await read("partly")).toMatch(
    /^<p>Before\.<\/p><figure><a [^>]*>Watch: About “soon” &amp; more<\/a>/,
  );

  await payload.update({ collection: "videos", id: film.id, data: { title: "Changed" }, draft: true });
  const { docs } = await payload.find({ collection: "news", depth: 3, draft: true });
  expect(docs.find(({ slug }) => slug === "partly")?.newsField?.content).toContain("Watch: About “soon”");

  await payload.update({ collection: "videos", id: film.id, data: { _status: "draft" } });
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: "media", id: lost.id, data: { deletedAt }, context: { seeding: true } });
  expect(await read("partly")).toMatch(/^<p>Before\.<\/p><table>.*<\/table>$/);
});

test("the picture and the video of a text are in use: they are kept, and are no unused files", async () => {
  const { payload } = backend;
  const [alone, inGallery, poster] = [
    await picture("alone", "Alone"),
    await picture("in-gallery", "IMG_2034"),
    await picture("poster", "Poster"),
  ];
  const film = await video("kept", poster.id);
  await article(
    "using",
    text(
      block("figure", { image: alone.id }),
      block("gallery", { images: [{ image: inGallery.id }] }),
      block("video", { video: film.id }),
    ),
    true,
  );
  const use = "This is in use: Article “Article using”";
  for (const { id } of [alone, inGallery])
    await expect(payload.delete({ collection: "media", id })).rejects.toThrow(use);
  await expect(payload.delete({ collection: "videos", id: film.id })).rejects.toThrow(use);

  const { careOf } = await import("./care/care-screens.ts");
  const { unused, untold } = await careOf(payload, new Date(Date.now() + 60 * 24 * 60 * 60 * 1000));
  const names = [alone.filename, inGallery.filename];
  expect(unused.filter(({ filename }) => names.includes(filename))).toEqual([]);
  expect(untold.map(({ name }) => name)).toContain(inGallery.filename);
});

test("stories, events, questions and groups take blocks too", async () => {
  const { payload } = backend;
  const { id } = await picture("shared", "Shared");
  const body = text(block("figure", { image: id }));
  await payload.create({
    collection: "stories",
    data: { title: "Ann", slug: "ann", story: { body }, _status: "published" },
  });
  const date = "2026-06-21T17:00:00.000Z";
  await payload.create({
    collection: "events",
    data: {
      title: "Walk",
      slug: "walk",
      event: { date, timeZone: "America/Vancouver", body },
      _status: "published",
    },
  });
  const category = await payload.create({ collection: "faqCategories", data: { title: "Groups" } });
  await payload.create({
    collection: "faqs",
    data: { category: category.id, title: "Where?", answer: body, _status: "published" },
  });
  await payload.create({
    collection: "supportGroups",
    data: { title: "Kelowna", slug: "kelowna", supportGroupMainContent: { about: body } },
    draft: true,
  });
  const { data } = await askGraphql(
    "{ stories { docs { story { content } } } events { docs { event { description } } } faqs { docs { content } } }",
  );
  expect(JSON.stringify(data).match(/<figure><picture>/g)).toHaveLength(3);
  const { docs } = await payload.find({ collection: "supportGroups", draft: true });
  expect(docs[0]?.supportGroupMainContent?.learnMore).toContain("<figure><picture>");
});

test("what is missing of a block is asked for before its article is published, and a draft may be half written", async () => {
  const half = () =>
    text(block("figure", {}), block("table", { caption: "Days", columns: [{ text: "Day" }], rows: [] }));
  await expect(article("half", half())).rejects.toThrow();
  const { newsField } = await article("half", half(), true);
  expect(newsField?.content).toBe(
    '<table><caption>Days</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody></tbody></table>',
  );
});
