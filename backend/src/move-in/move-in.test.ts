import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import type { Result } from "./run/move-in.ts";
import {
  article,
  type OldSite,
  oldEvent,
  oldFaq,
  oldGroup,
  oldOrigin,
  oldPage,
  story,
  upload,
  writeOldSite,
} from "./testing/old-site.ts";

let app: TestPayload;
let bring: (site: OldSite, asked?: object) => Promise<Result>;
let red: Buffer;
let blue: Buffer;
const dir = mkdtempSync(path.join(tmpdir(), "old-site-"));

beforeAll(async () => {
  app = await startTestPayload();
  const { runMoveIn } = await import("./run/run-move-in.ts");
  const { openSource } = await import("./run/open-source.ts");
  const { prepareEmptyDatabase } = await import("./run/prepare-empty-database.ts");
  const { env } = await import("../env.ts");
  await prepareEmptyDatabase(app.payload, env.SEED_DIR, new Date());
  const square = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  [red, blue] = await Promise.all([square("red"), square("blue")]);
  bring = async (site, asked = {}) => {
    await writeOldSite(dir, site);
    const { source, heard, close } = await openSource({ recordings: dir });
    try {
      return await runMoveIn({ payload: app.payload, source, heard, asked });
    } finally {
      await close();
    }
  };
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Each test begins with a site from which everything was taken back, the trash too. */
beforeEach(async () => {
  await bring({}, { undo: true });
  for (const collection of ["events", "stories"] as const)
    await app.payload.delete({ collection, trash: true, where: {} });
});

type Listed =
  | "news"
  | "stories"
  | "events"
  | "pages"
  | "supportGroups"
  | "media"
  | "redirects"
  | "faqs"
  | "videos";
const all = async (collection: Listed, where = {}) =>
  (await app.payload.find({ collection, where, pagination: false, depth: 0, sort: "id" }))
    .docs as unknown as Record<string, unknown>[];
const published = (collection: Listed) => all(collection, { _status: { equals: "published" } });
const findings = async () =>
  (await app.payload.find({ collection: "move-in-findings", pagination: false })).docs;
const madeOf = ({ counts }: Result) => counts.map(({ kind, made, changed }) => `${kind} ${made} ${changed}`);

const site = (): OldSite => ({
  pages: [
    oldPage(2, "/", null),
    // A page of medical information waits for its reviewer.
    oldPage(4, "/about-prostate-cancer/treatment/", "<p>There are several.</p>"),
    oldPage(5, "/about-us/mission/", "<h2>Why</h2><p>Since 1997. We help.</p>"),
    oldPage(
      6,
      "/history/",
      `<p>Read <a href="${oldOrigin}/?p=86">the news</a> or <a href="/patient-stories/tom/">Tom</a>.</p>`,
    ),
  ],
  news: [
    article(
      86,
      "Grants & more",
      "grants-more",
      `<p>Hello <strong>you</strong>.</p><p><img src="${upload("2024/01/red-300x200.png")}" alt="Red" /></p><p>See <a href="${oldOrigin}/events/walk/">the walk</a>.</p>`,
      { excerpt: "Short &amp; sweet", hero: upload("2024/01/red.png") },
    ),
    article(87, "Secret", "secret", "<p>x</p>", { hasPassword: true }),
    article(88, "نتائج", "%d9%86%d8%aa", `<p>مرحبا</p>[gallery ids="10,11,999"]`),
  ],
  stories: [
    story(90, "Tom", "tom", "<p>I am Tom.</p>", upload("2024/01/gone.png")),
    story(91, "Ann", "ann", "<p>I am Ann.</p>"),
  ],
  events: [oldEvent(95, "Walk", "walk", "2027-06-20T08:00:00+00:00", "Stanley Park, Vancouver, BC")],
  faqs: [oldFaq(97, "Who can come?", "1")],
  groups: [
    oldGroup(99, "Kelowna Group", "kelowna", {
      map: "https://www.google.com/maps/place/x/@49.88,-119.49,15z/data=!3d49.8831!4d-119.4857",
    }),
    oldGroup(100, "Vernon Group", "vernon", { when: "Whenever Bob is free", time: "" }),
  ],
  files: {
    "2024/01/red.png": { id: 10, alt: "A red square", caption: "<p>Seen there</p>", bytes: red },
    "2024/02/red-again.png": { id: 11, bytes: red },
    "2024/01/gone.png": { id: 12, alt: "Gone" },
  },
});

const articleOf = async (slug: string) =>
  (await all("news", { slug: { equals: slug } }))[0] as { newsField: Record<string, unknown> };

test("everything that visitors of the old site saw is here, at its own address, and nothing else", async () => {
  await bring(site());

  expect((await published("news")).map(({ slug }) => slug)).toEqual(["grants-more", "news-88"]);
  expect((await all("news")).length).toBe(2);
  expect((await published("stories")).map(({ slug, order }) => [slug, order])).toEqual([
    ["tom", 10],
    ["ann", 20],
  ]);
  expect((await published("events"))[0]).toMatchObject({
    event: { date: "2027-06-20T15:00:00.000Z", timeZone: "America/Vancouver" },
  });
  // The same bytes are one file.
  expect((await all("media")).map(({ alt, originalName }) => [alt, originalName])).toEqual([
    ["A red square", "red.png"],
  ]);

  const { newsField } = await articleOf("grants-more");
  expect(newsField.content).toMatch(/<p>Hello <strong>you<\/strong>\.<\/p><figure>.*<img .*\/media\/red-/s);
  expect(newsField.content).toContain('href="/get-involved/find-an-event/walk"');
  expect(newsField).toMatchObject({ excerpt: "Short & sweet", newsHero: expect.any(Number) });

  const { newsField: arabic } = await articleOf("news-88");
  expect(arabic.content).toMatch(
    /<figure><ul><li>.*src="\/media\/red-.*<figcaption>Seen there<\/figcaption>/s,
  );

  const [mission] = await all("pages", { uri: { equals: "/about-us/mission" } });
  expect(mission).toMatchObject({
    title: "Mission and history",
    description: "Since 1997.",
    blocks: [{ blockType: "richText" }],
  });
  const [history] = await published("pages").then((pages) => pages.filter(({ uri }) => uri === "/history"));
  expect(JSON.stringify(history)).toContain('"/news/grants-more"');
  expect(JSON.stringify(history)).toContain('"/get-support/patient-stories/tom"');

  const [kelowna, vernon] = await published("supportGroups");
  expect(kelowna).toMatchObject({
    contacts: [{ t: "250-555-0123" }],
    meeting: {
      frequency: "monthly",
      weekday: "TU",
      week: 2,
      start: "19:00",
      end: "21:00",
      timeZone: "America/Vancouver",
    },
    supportGroupMainContent: { googleMapMarker: { lat: 49.8831, lng: -119.4857 } },
  });
  expect(vernon).toMatchObject({
    meeting: {},
    supportGroupMainContent: { timeWhenWhereAlso: { when: "Whenever Bob is free" } },
  });

  const lines = (await findings()).map(({ item, sort }) => `${item} ${sort}`);
  expect(lines).toContain("news:87 left-out");
  expect(lines).toContain("media:12 missing");
  expect(lines).toContain("news:88 missing");
  expect(lines).toContain("stories:90 missing");
  expect(lines).toContain("groups:100 guess");
  expect(lines).toContain("pages:4 waits");
  const [treatment] = await all("pages", { uri: { equals: "/about-prostate-cancer/treatment" } });
  expect(treatment).toMatchObject({ _status: "published", blocks: [] });
  const [grants] = await all("pages", { uri: { equals: "/grants-awards/grants" } });
  expect(grants?.blocks).toMatchObject([{ blockType: "special", part: "grantees" }]);

  // Every old address leads to the new one, and none stands before something of this site.
  const redirects = await all("redirects");
  const leads = new Map(
    redirects.map(({ from, to }) => [from, to as { url?: string; reference?: { relationTo: string } }]),
  );
  expect(leads.get("/?p=86")?.reference?.relationTo).toBe("news");
  expect(leads.get("/patient-stories/tom")?.reference?.relationTo).toBe("stories");
  expect(leads.get("/support-groups/kelowna")?.url).toBe("/get-support/support-groups/find-a-group/kelowna");
  expect(leads.get("/wp-content/uploads/2024/01/red.png")?.url).toMatch(/^\/media\/red-/);
  expect([...leads.keys()].filter((from) => String(from).startsWith("/news/"))).toEqual(["/news/نت"]);
  expect(leads.has("/?p=87")).toBe(false);
  expect(leads.has("/about-us/mission")).toBe(false);
});

test("a second run changes nothing, and a change there changes that alone", async () => {
  await bring(site());
  const told = async () =>
    (await findings()).map(({ item, sort, words }) => `${item} ${sort} ${words}`).sort();
  const before = await told();
  const again = await bring(site());
  expect(again.changes).toEqual([]);
  expect(await told()).toEqual(before);
  expect(madeOf(again).every((words) => words.endsWith(" 0 0"))).toBe(true);

  const changed = site();
  changed.stories?.unshift(story(92, "Bob", "bob", "<p>I am Bob.</p>"));
  changed.events = [
    oldEvent(95, "The walk", "walk", "2027-06-20T08:00:00+00:00", "Stanley Park, Vancouver, BC"),
  ];
  const { changes } = await bring(changed);
  expect(
    changes.filter(({ kind }) => kind !== "redirects").map(({ what, title }) => `${what} ${title}`),
  ).toEqual(["made Bob", "changed The walk"]);
  expect((await published("stories")).map(({ slug, order }) => [slug, order])).toEqual([
    ["tom", 10],
    ["ann", 20],
    ["bob", 0],
  ]);
});

test("what staff have edited here stays, and both versions are shown", async () => {
  await bring(site());
  const [walk] = await all("events");
  await app.payload.update({ collection: "events", id: Number(walk?.id), data: { title: "Our walk" } });
  const [ann] = await all("stories", { slug: { equals: "ann" } });
  await app.payload.delete({ collection: "stories", id: Number(ann?.id) });
  // A draft that somebody has begun counts, although visitors see nothing of it yet.
  const [tom] = await all("stories", { slug: { equals: "tom" } });
  const begun = { collection: "stories", id: Number(tom?.id), draft: true } as const;
  await app.payload.update({ ...begun, data: { title: "Tom, in his own words" } });

  const changed = site();
  changed.events = [
    oldEvent(95, "Their walk", "walk", "2027-06-20T09:00:00+00:00", "Stanley Park, Vancouver, BC"),
  ];
  changed.stories = [
    story(90, "Tom M.", "tom", "<p>I am Tom.</p>"),
    story(91, "Ann B.", "ann", "<p>I am Ann.</p>"),
  ];
  const { changes } = await bring(changed);
  expect(changes).toEqual([]);
  expect((await all("events"))[0]?.title).toBe("Our walk");
  const conflicts = (await findings()).filter(({ sort }) => sort === "conflict");
  expect(conflicts.map(({ item }) => item).sort()).toEqual(["events:95", "stories:90", "stories:91"]);
  expect(conflicts.find(({ item }) => item === "events:95")?.versions).toEqual(
    expect.arrayContaining([{ field: "title", there: "Their walk", here: "Our walk" }]),
  );
  expect(await all("stories", { slug: { equals: "ann" } })).toEqual([]);
});

test("what the old site takes off goes off here, and comes back with it", async () => {
  await bring(site());
  const without = site();
  without.news?.splice(0, 1, article(86, "Grants & more", "grants-more", "<p>x</p>", { hasPassword: true }));
  without.stories?.pop();
  const { changes } = await bring(without);
  // The page loses its link to the article.
  expect(changes.map(({ what, title }) => `${what} ${title}`)).toEqual([
    "changed Page 6",
    "taken off Grants & more",
    "taken off Ann",
  ]);
  expect((await published("news")).map(({ slug }) => slug)).toEqual(["news-88"]);
  await bring(site());
  expect((await published("news")).map(({ slug }) => slug)).toEqual(["grants-more", "news-88"]);
  expect((await published("stories")).map(({ slug }) => slug)).toEqual(["tom", "ann"]);
});

test("a run that breaks off anywhere is finished by the next ones, and nothing is there twice", async () => {
  const { runMoveIn } = await import("./run/run-move-in.ts");
  const { openSource } = await import("./run/open-source.ts");
  await writeOldSite(dir, site());
  const { source, close } = await openSource({ recordings: dir });
  for (const most of [1, 4, 8, 13]) {
    let steps = 0;
    const stopped = () => {
      steps += 1;
      return steps > most;
    };
    const broken = runMoveIn({ payload: app.payload, source, asked: {}, stopped });
    await expect(broken).rejects.toThrow("Stopped");
  }
  await close();
  await bring(site());
  const counts = async () =>
    Promise.all(
      (["news", "stories", "events", "media", "supportGroups", "faqs"] as const).map(
        async (name) => (await all(name)).length,
      ),
    );
  expect(await counts()).toEqual([2, 2, 1, 1, 2, 1]);
  expect((await bring(site())).changes).toEqual([]);
});

test("taken back, nothing is left but what staff have edited, in the trash, and pages are as before", async () => {
  const pagesBefore = await all("pages");
  await bring(site());
  const [walk] = await all("events");
  await app.payload.update({ collection: "events", id: Number(walk?.id), data: { title: "Our walk" } });
  const [mission] = await all("pages", { uri: { equals: "/about-us/mission" } });
  await app.payload.update({ collection: "pages", id: Number(mission?.id), data: { intro: "Ours." } });
  const undone = await bring({}, { undo: true });
  expect(undone.findings.map(({ item }) => item).sort()).toEqual(["events:95", "pages:5"]);

  for (const name of ["news", "stories", "events", "media", "supportGroups", "redirects", "faqs"] as const)
    expect([name, await all(name)]).toEqual([name, []]);
  const trashed = await app.payload.find({
    collection: "events",
    trash: true,
    where: { deletedAt: { exists: true } },
  });
  expect(trashed.docs.map(({ title }) => title)).toEqual(["Our walk"]);
  const told = ({
    uri,
    title,
    description,
    blocks,
    frontPageHeroSlide,
    _status,
  }: Record<string, unknown>) => ({
    ...{ uri, title, description, blocks, frontPageHeroSlide, _status },
  });
  expect((await all("pages")).map(told)).toEqual(pagesBefore.map(told));
  expect((await app.payload.count({ collection: "moved-items" })).totalDocs).toBe(0);
});

test("a trial writes nothing at all", async () => {
  const { runMoveIn } = await import("./run/run-move-in.ts");
  const { openSource } = await import("./run/open-source.ts");
  await writeOldSite(dir, site());
  const { source, close } = await openSource({ recordings: dir });
  const { counts, findings: lines } = await runMoveIn({
    payload: app.payload,
    source,
    asked: {},
    isDry: true,
  });
  await close();
  expect(counts.find(({ kind }) => kind === "news")).toMatchObject({ there: 3, made: 2, leftOut: 1 });
  expect(counts.find(({ kind }) => kind === "media")).toMatchObject({ there: 3, here: 0, made: 3 });
  expect(lines.map(({ item }) => item)).toContain("news:87");
  // It reads no file, so it does not say of any that it is missing.
  expect(lines.filter(({ sort }) => sort === "missing")).toEqual([]);
  expect(await all("news")).toEqual([]);
  expect(await all("media")).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("what years of many hands have left comes over, each thing once and at an address of its own", async () => {
  const cities = Array.from({ length: 12 }, (_, nth) => `Town ${nth + 1}`);
  const nasty: OldSite = {
    pages: [
      oldPage(2, "/history/", "<p>One.</p>"),
      oldPage(3, "/history/", "<p>Two.</p>"),
      oldPage(4, "/À propos/", null),
    ],
    news: Array.from({ length: 10 }, (_, nth) =>
      article(20 + nth, "The <b>same</b> title", "the-same-title", "<p>x</p>"),
    ),
    stories: [story(50, "", "", "<p>Nameless.</p>"), story(51, "Élan & l’été", "elan", "<p>Bonjour.</p>")],
    groups: [
      oldGroup(100, "Of many towns", "towns", { cities }),
      // Neither keeps a group off the site.
      oldGroup(101, "Of no province", "nowhere", { isNowhere: true, e: "ann@@example" }),
    ],
  };
  nasty.files = {
    "2024/01/photo.png": { id: 60, alt: "Red", bytes: red },
    // Uploaded under a name like that of a smaller copy.
    "2024/01/photo-300x200.png": { id: 61, alt: "Blue", bytes: blue },
  };
  nasty.stories?.push(story(52, "Blue", "blue", "<p>x</p>", upload("2024/01/photo-300x200.png")));
  await bring(nasty);
  const [ofBlue] = await all("stories", { slug: { equals: "blue" } });
  const pictures = new Map((await all("media")).map(({ id, alt }) => [id, alt]));
  expect(pictures.get((ofBlue as { story: { featuredImage?: number } }).story.featuredImage)).toBe("Blue");
  const slugs = (await published("news")).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(10);
  expect((await published("news"))[0]?.title).toBe("The <b>same</b> title");
  const [many, nowhere] = await published("supportGroups");
  expect(many?.cities).toBe(cities.join(", "));
  expect(nowhere?.provinces).toEqual(many?.provinces);
  const own = (await all("pages")).filter(({ uri }) => /history|a-propos/.test(String(uri)));
  expect(own.map(({ uri }) => uri).sort()).toEqual(["/a-propos", "/history", "/history-2"]);
  expect((await published("stories")).map(({ title }) => title)).toEqual([
    "Stories 50",
    "Élan & l’été",
    "Blue",
  ]);
  expect((await bring(nasty)).changes).toEqual([]);
});
