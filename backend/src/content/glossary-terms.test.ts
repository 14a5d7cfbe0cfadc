import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
const text = (words: string) => ({
  ...{ type: "text", text: words, version: 1, detail: 0, format: 0, mode: "normal", style: "" },
});
const link = (fields: object, words: string) => ({
  ...base,
  type: "link",
  version: 3,
  fields: { newTab: false, ...fields },
  children: [text(words)],
});
/** A word as the editor's list of words marks it, and as an address typed by hand does. */
const picked = (id: number, words: string) =>
  link({ linkType: "internal", doc: { relationTo: "glossaryTerms", value: id } }, words);
const typed = (slug: string, words: string) =>
  link({ linkType: "custom", url: `/about-prostate-cancer/glossary#${slug}` }, words);

const term = (name: string, more: object = {}) =>
  app.payload.create({
    collection: "glossaryTerms",
    data: { term: name, slug: "", definition: `What ${name} means.`, _status: "published", ...more },
  });
const article = (slug: string, ...nodes: object[]) =>
  app.payload.create({
    collection: "news",
    data: {
      title: `Article ${slug}`,
      slug,
      date: "2026-01-01T00:00:00Z",
      newsField: {
        body: {
          root: { ...base, type: "root", children: [{ ...base, type: "paragraph", children: nodes }] },
        },
      } as never,
      _status: "published",
    },
  });
const broken = async () => {
  const { careOf } = await import("./care/care-screens.ts");
  return (await careOf(app.payload, new Date())).broken.map(({ where, words, why }) => [where, words, why]);
};
const away = (id: number) =>
  app.payload.update({
    collection: "glossaryTerms",
    id,
    data: { deletedAt: "2026-01-02T00:00:00Z" },
  });

test("a word from the editor's list leads to its place in the glossary, also after its address has changed", async () => {
  const { id } = await term("Gleason score");
  const { id: news, newsField } = await article("picked", text("Your "), picked(id, "Gleason scores"));
  const html = (slug: string) =>
    `<p>Your <a href="/about-prostate-cancer/glossary#${slug}">Gleason scores</a></p>`;
  expect(newsField.content).toBe(html("gleason-score"));
  await app.payload.update({ collection: "glossaryTerms", id, data: { slug: "gleason" } });
  const read = await app.payload.findByID({ collection: "news", id: news, depth: 2 });
  expect(read.newsField.content).toBe(html("gleason"));
});

test("a word that a text marks goes into the trash only after its texts were named, and is then a broken link", async () => {
  const { id } = await term("biopsy");
  await article("both", picked(id, "a biopsy"), typed("biopsy", "biopsies"));
  await expect(away(id)).rejects.toThrow("Links lead here from: Article “Article both”");
  expect(await broken()).toEqual([]);
  await app.payload.update({ collection: "glossaryTerms", id, data: { _status: "draft" } });
  expect(await broken()).toEqual([
    ["Article “Article both”", "biopsies", "Word explained “biopsy” is not published"],
    ["Article “Article both”", "a biopsy", "It is not published"],
  ]);
});

test("a word whose meaning is gone for good stays as the words alone, and staff are told", async () => {
  const { id } = await term("catheter");
  const { id: news } = await article("gone", picked(id, "catheter"));
  await app.payload.db.deleteOne({ collection: "glossaryTerms", where: { id: { equals: id } } });
  const read = await app.payload.findByID({ collection: "news", id: news });
  expect(read.newsField.content).toBe("<p>catheter</p>");
  expect(await broken()).toContainEqual([
    "Article “Article gone”",
    "catheter",
    "The word is no longer explained",
  ]);
});

test("a meaning that has no room beside its word is refused", async () => {
  await expect(term("long", { definition: "a".repeat(401) })).rejects.toThrow("What it means");
  await term("longest", { definition: "a".repeat(400) });
});
