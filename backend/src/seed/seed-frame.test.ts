import path from "node:path";
import { pageAddresses } from "@pcf/contract/page-addresses";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followUpDue } from "../donations/follow-up/follow-up-due.ts";
import { saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { type Simulator, startSimulator } from "../donations/testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../donations/testing/test-donations.ts";
import { projectRoot } from "../project-root.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

const dir = path.join(projectRoot, "seed");
/** The home page is a document of its own; these others show words of the code. */
const withoutPage = [
  "/",
  "/ways-to-give/submission-error",
  "/ways-to-give/recaptcha-error",
  "/ways-to-give/fallback",
];
const now = new Date("2026-11-20T20:00:00Z");
let backend: TestPayload;
let simulator: Simulator;
let seed: typeof import("./seed.ts").seed;
let unwritten: typeof import("../content/unwritten.ts");

beforeAll(async () => {
  backend = await startTestPayload();
  ({ seed } = await import("./seed.ts"));
  unwritten = await import("../content/unwritten.ts");
  simulator = await startSimulator(backend.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await backend.close();
});

type Listed = "pages" | "provinces" | "memberTypes" | "members" | "stories" | "news" | "events" | "videos";
const count = async (...collections: (Listed | "supportGroups" | "media" | "donations")[]) =>
  Promise.all(collections.map(async (collection) => (await backend.payload.count({ collection })).totalDocs));
const filled = () =>
  count("members", "stories", "news", "events", "videos", "supportGroups", "media", "donations");

test("without sample content there is a published page at each fixed address, the menu, and nothing invented", async () => {
  const { payload } = backend;
  expect(await seed({ payload, dir, now, sample: false })).toBe(true);
  const { docs } = await payload.find({ collection: "pages", pagination: false, depth: 0 });
  expect(docs.map(({ uri }) => uri).sort()).toEqual(
    pageAddresses.filter((uri) => !withoutPage.includes(uri)).sort(),
  );
  expect(docs.filter(({ _status, blocks }) => _status !== "published" || blocks?.length)).toEqual([]);
  const { menu } = await payload.findGlobal({ slug: "navigation" });
  expect(menu?.length).toBeGreaterThan(5);
  const entries = (menu ?? []).flatMap(({ children }) => children ?? []);
  const places = entries.flatMap(({ href, links }) => [href, ...(links ?? []).map((link) => link.href)]);
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((href) => !pageAddresses.some((uri) => uri === href.replace(/#.*/, "")))).toEqual([]);
  expect((await count("provinces"))[0]).toBe(13);
  expect(
    (await payload.find({ collection: "faqCategories" })).docs.map(({ order, title }) => [order, title]),
  ).toEqual([
    [1, "Who, What, When, Where, and Why?"],
    [2, "What to expect from a prostate cancer support group?"],
    [3, "Which prostate cancer support group meeting should I attend?"],
    [4, "Beyond support groups"],
  ]);
  expect(await filled()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect((await payload.findGlobal({ slug: "siteSettings" })).receipt?.signatory ?? "").toBe("");
});

test("a later start with the sample content brings none of it into the site", async () => {
  expect(await seed({ payload: backend.payload, dir, now })).toBe(false);
  expect(await filled()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test("staff are told which pages, lists and settings are empty, until they fill them", async () => {
  const { payload } = backend;
  const names = async () => (await unwritten.unwrittenPages(payload)).map(({ name }) => name);
  expect(await names()).toContain("Sleep (/about-prostate-cancer/living-with-prostate-cancer/sleep)");
  expect(await names()).not.toContain("Donate online (/ways-to-give/donate-online)");
  expect((await unwritten.emptyLists(payload)).map(({ path }) => path)).toContain(
    "/collections/supportGroups",
  );
  expect((await unwritten.emptySettings(payload)).map(({ name }) => name)).toContain(
    "Site settings: who signs tax receipts; until then receipts wait",
  );

  const where = { uri: { equals: "/about-us/mission" } };
  const blocks = [{ blockType: "quote" as const, text: "Never alone." }];
  await payload.update({ collection: "pages", where, data: { blocks, description: "What we are for." } });
  expect((await names()).filter((name) => name.includes("mission"))).toEqual([]);
});

test("a gift on a site without receipt settings is charged once, and its receipt follows when they are filled in", async () => {
  const { payload } = backend;
  const context = donationContext(payload, simulator.origin);
  const fields = { idempotency_key: "empty-site-0123456789" };
  const answer = await give(context, fields);
  expect(await give(context, fields)).toEqual(answer);
  expect(await simulator.purchases()).toHaveLength(1);
  const receipts = async () => (await payload.count({ collection: "receipts" })).totalDocs;
  const minutesLater = (minutes: number) =>
    followUpDue(payload, { now: new Date(Date.now() + minutes * 60_000), atMost: 50 });

  expect(await minutesLater(0)).toMatchObject({ followedUp: 0, failed: 1 });
  expect(await receipts()).toBe(0);
  const { docs } = await payload.find({ collection: "outbox", pagination: false });
  expect(docs.filter(({ key }) => key.startsWith("receipts-waiting"))).toHaveLength(1);

  await saveReceiptSettings(payload);
  expect(await minutesLater(10)).toMatchObject({ followedUp: 1, failed: 0 });
  expect(await receipts()).toBe(1);
  expect(await rowOfAnswer(payload, answer)).toMatchObject({ state: "approved", followUp: "done" });
  expect(await simulator.purchases()).toHaveLength(1);
});
