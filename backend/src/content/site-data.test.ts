import { rmSync } from "node:fs";
import { redirectSchema } from "@pcf/contract/content/redirect";
import { collectionSchemas, globalSchemas } from "@pcf/contract/content/site-data";
import { plainBlock, siteDataQuery, wholeSiteQuery } from "@pcf/contract/content/site-query";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { lightSeedDir } from "../seed/testing/light-seed-dir.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;
let seedDir: string;

beforeAll(async () => {
  backend = await startTestPayload();
  seedDir = await lightSeedDir();
  const { seed } = await import("../seed/seed.ts");
  await seed({ payload: backend.payload, dir: seedDir, now: new Date("2026-11-20T20:00:00Z") });
}, 120_000);

afterAll(async () => {
  await backend.close();
  rmSync(seedDir, { recursive: true });
});

const docs = z.object({ docs: z.array(z.looseObject({ blocks: z.array(z.looseObject({})).optional() })) });
type Doc = z.output<typeof docs>["docs"][number];
/** Redirects have no sample. */
const { redirects: _, ...sampledSchemas } = collectionSchemas;
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

test("a second seeding changes nothing", async () => {
  const { seed } = await import("../seed/seed.ts");
  expect(await seed({ payload: backend.payload, dir: seedDir, now: new Date() })).toBe(false);
});
