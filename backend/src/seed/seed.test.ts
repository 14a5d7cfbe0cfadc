import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { redirectSchema } from "@pcf/contract/content/redirect";
import { collectionSchemas, globalSchemas } from "@pcf/contract/content/site-data";
import { plainBlock, siteDataQuery, wholeSiteQuery } from "@pcf/contract/content/site-query";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { clinicalReviewsDue } from "../content/clinical-reviews.ts";
import { askGraphql } from "../content/testing/ask-graphql.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { SeedFiles } from "./seed-files.ts";
import { lightSeedDir } from "./testing/light-seed-dir.ts";

let backend: TestPayload;
let dir: string;
let seed: typeof import("./seed.ts").seed;
let removeContent: typeof import("./seed.ts").removeContent;
let seedPages: typeof import("./seed-pages.ts").seedPages;
let markdownConverter: typeof import("./markdown.ts").markdownConverter;
const now = new Date("2026-11-20T20:00:00Z");

beforeAll(async () => {
  backend = await startTestPayload();
  ({ seed, removeContent } = await import("./seed.ts"));
  ({ seedPages } = await import("./seed-pages.ts"));
  ({ markdownConverter } = await import("./markdown.ts"));
  // The first picture of the home page.
  dir = await lightSeedDir({ wide: "rockies.jpg" });
});

afterAll(async () => {
  await backend.close();
  rmSync(dir, { recursive: true });
});

const count = async (collection: "pages" | "media" | "grantees" | "supportGroups" | "instagramPosts") =>
  (await backend.payload.count({ collection })).totalDocs;

test("content that staff made is left alone", async () => {
  await backend.payload.create({ collection: "playlists", data: { title: "Ours", slug: "ours" } });
  expect(await seed({ payload: backend.payload, dir, now })).toBe(false);
  expect(await count("pages")).toBe(0);
  await removeContent(backend.payload);
});

test("a broken file stops the seeding with its name; the next one finishes without doing anything twice", async () => {
  const { payload } = backend;
  const broken = path.join(dir, "grant-years.json");
  const whole = readFileSync(broken, "utf8");
  const years: { grantees: { portrait: string }[] }[] = JSON.parse(whole);
  const last = years.at(-1)?.grantees.at(-1);
  if (!last) throw new Error("the sample has grantees");
  last.portrait = "nobody.jpg";
  writeFileSync(broken, JSON.stringify(years));

  await expect(seed({ payload, dir, now })).rejects.toThrow(
    /^seed\/grant-years\.json.*no file "nobody\.jpg"/,
  );
  const before = {
    pages: await count("pages"),
    media: await count("media"),
    grantees: await count("grantees"),
  };
  expect(before.grantees).toBeGreaterThan(0);

  writeFileSync(broken, whole);
  expect(await seed({ payload, dir, now })).toBe(true);
  const grantees = (JSON.parse(whole) as { grantees: unknown[] }[]).flatMap((year) => year.grantees).length;
  expect({
    pages: await count("pages"),
    media: await count("media"),
    grantees: await count("grantees"),
  }).toEqual({
    ...before,
    grantees,
  });
  expect(await count("supportGroups")).toBeGreaterThanOrEqual(72);
  expect(await count("instagramPosts")).toBeGreaterThanOrEqual(36);
});

test("what the seeding has written, database and pictures, is readable by its owner alone", () => {
  const { dataDir } = backend;
  const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.startsWith("media/")).length).toBeGreaterThan(50);
  const open = [".", ...names].filter((name) => statSync(path.join(dataDir, name)).mode & 0o077);
  expect(open).toEqual([]);
});

test("a second seeding changes nothing", async () => {
  expect(await seed({ payload: backend.payload, dir, now: new Date() })).toBe(false);
});

const docs = z.object({ docs: z.array(z.looseObject({ blocks: z.array(z.looseObject({})).optional() })) });
type Doc = z.output<typeof docs>["docs"][number];
/** Redirects have no sample, and booklets are made of the pages. */
const { redirects: _redirects, booklets: _booklets, ...sampledSchemas } = collectionSchemas;
const withPlainBlocks = (doc: Doc) => (doc.blocks ? { ...doc, blocks: doc.blocks.map(plainBlock) } : doc);

test("every document of the sample content answers in the shape of the contract", async () => {
  const { status, data, errors } = await askGraphql(wholeSiteQuery());
  expect(errors).toBeUndefined();
  expect(status).toBe(200);

  for (const [name, schema] of Object.entries(sampledSchemas)) {
    const answered = docs.parse(data?.[name]).docs;
    const { totalDocs } = await backend.payload.count({ collection: name as keyof typeof sampledSchemas });
    expect([name, answered.length]).toEqual([name, totalDocs]);
    expect(totalDocs).toBeGreaterThan(0);
    for (const doc of answered) schema.parse(withPlainBlocks(doc));
  }
  for (const [name, schema] of Object.entries(globalSchemas)) schema.parse(data?.[name]);
});

test("a redirect to a page answers with the page's address, open to everybody", async () => {
  const { docs: pages } = await backend.payload.find({ collection: "pages", limit: 1 });
  const page = z.object({ id: z.number(), uri: z.string() }).parse(pages[0]);
  await backend.payload.create({
    collection: "redirects",
    data: {
      from: "/old",
      type: "301",
      to: { type: "reference", reference: { relationTo: "pages", value: page.id } },
    },
  });
  const { data } = await askGraphql(siteDataQuery({ redirects: 1 }, false));
  await backend.payload.delete({ collection: "redirects", where: {} });
  const answered = docs.parse(data?.redirects).docs.map((doc) => redirectSchema.parse(doc));
  expect(answered).toEqual([expect.objectContaining({ from: "/old", status: 301, target: page.uri })]);
});

test("HTML in answers carries no style attributes and no classes", async () => {
  const { data } = await askGraphql(wholeSiteQuery());
  expect(JSON.stringify(data)).not.toMatch(/ (style|class)=\\"/);
});

test("dates counted from the day of seeding lie on both sides of it", async () => {
  const { data } = await askGraphql("{ events(limit: 100) { docs { event { date } } } }");
  const dates = z
    .object({ docs: z.array(z.object({ event: z.object({ date: z.string() }) })) })
    .parse(data?.events)
    .docs.map(({ event }) => event.date);
  expect(dates.some((date) => date > "2026-11-20")).toBe(true);
  expect(dates.some((date) => date < "2026-11-20")).toBe(true);
});

test("a picture answers its widths in JPEG and WebP under /media", async () => {
  const { data } = await askGraphql("{ home { slides { image { sourceUrl srcSet srcSetWebp } } } }");
  const { slides } = globalSchemas.home.pick({ slides: true }).parse({
    slides: z
      .object({ slides: z.array(z.object({ image: z.record(z.string(), z.unknown()) })) })
      .parse(data?.home)
      .slides.map(({ image }) => ({ title: "", image })),
  });
  const image = slides[0]?.image;
  expect(image?.srcSet).toMatch(/^\/media\/\S+\.jpg 400w, \/media\/\S+\.jpg 640w$/);
  expect(image?.srcSetWebp).toMatch(/^\/media\/\S+\.webp 400w$/);
});

test("the sample shows staff two pages that are past their next review", async () => {
  const { overdue } = await clinicalReviewsDue(backend.payload, now);
  expect(overdue.map(({ title }) => title)).toEqual(["Nutrition", "Sleep"]);
});

test("the page that the README shows is published as it stands", async () => {
  const { payload } = backend;
  const readme = readFileSync(path.join(dir, "README.md"), "utf8");
  const example = /^```markdown\n([\s\S]*?)^```$/m.exec(readme)?.[1];
  if (!example) throw new Error("the README shows a page");
  const exampleDir = mkdtempSync(path.join(tmpdir(), "readme-"));
  mkdirSync(path.join(exampleDir, "pages"));
  writeFileSync(path.join(exampleDir, "pages/example.md"), example);
  await seedPages({
    payload,
    files: new SeedFiles(exampleDir),
    now,
    toLexical: await markdownConverter(payload.config),
  });
  rmSync(exampleDir, { recursive: true });
  const uri = "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre";
  const { docs } = await payload.find({ collection: "pages", where: { uri: { equals: uri } } });
  expect(docs).toMatchObject([
    { _status: "published", intro: "One to three plain sentences that stand under the title." },
  ]);
});

test("after all content is removed, that in the trash too, nothing of it is left, and the database can be filled again", async () => {
  const { payload, dataDir } = backend;
  const { docs } = await payload.find({ collection: "stories", limit: 1, depth: 0 });
  await payload.update({
    collection: "stories",
    where: { id: { in: docs.map(({ id }) => id) } },
    data: { deletedAt: now.toISOString() },
    context: { seeding: true },
  });
  await removeContent(payload);
  const { contentCollections } = await import("../content/collections.ts");
  for (const { slug } of contentCollections) {
    const { totalDocs } = await payload.count({ collection: slug as "pages", trash: true });
    expect([slug, totalDocs]).toEqual([slug, 0]);
  }
  const files = readdirSync(path.join(dataDir, "media")).filter((name) => !name.startsWith("."));
  expect(files).toEqual([]);
  // The frame has the fixed addresses, which are there once only, and needs no pictures.
  expect(await seed({ payload, dir, now, sample: false })).toBe(true);
  expect(await count("pages")).toBeGreaterThan(50);
});
