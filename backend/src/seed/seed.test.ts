import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clinicalReviewsDue } from "../content/clinical-reviews.ts";
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
  dir = await lightSeedDir();
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
}, 120_000);

test("after all content is removed, that in the trash too, it can be seeded anew", async () => {
  const { payload } = backend;
  const { docs } = await payload.find({ collection: "stories", limit: 1, depth: 0 });
  await payload.update({
    collection: "stories",
    where: { id: { in: docs.map(({ id }) => id) } },
    data: { deletedAt: now.toISOString() },
    context: { seeding: true },
  });
  await removeContent(payload);
  expect(await count("pages")).toBe(0);
  expect(await seed({ payload, dir, now })).toBe(true);
  expect(await count("pages")).toBeGreaterThan(50);
}, 120_000);

test("what the seeding has written, database and pictures, is readable by its owner alone", () => {
  const { dataDir } = backend;
  const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.startsWith("media/")).length).toBeGreaterThan(50);
  const open = [".", ...names].filter((name) => statSync(path.join(dataDir, name)).mode & 0o077);
  expect(open).toEqual([]);
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
