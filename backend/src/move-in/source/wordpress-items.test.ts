import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { opaqueId } from "./answers/item-basics.ts";
import { collected } from "./asking/read-list.ts";
import type { Kind } from "./old-items.ts";
import { quickSource } from "./testing/quick-source.ts";
import { listAnswer, type RecordedNode, recordedSite, writeRecordings } from "./testing/write-recordings.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const lists: Partial<Record<Kind | "teams" | "files", string>> = {
  ...{ groups: "supportGroups", grants: "grantYears", teams: "memberTypes", files: "mediaItems" },
};

/** A source of which one kind was recorded. The clock stands in June 2026. */
async function siteOf(kind: Kind | "teams" | "files", nodes: (RecordedNode | null)[]) {
  const list = lists[kind] ?? kind;
  const folder = writeRecordings({ [`answers/${list}.json`]: listAnswer(list, nodes) });
  const read = await quickSource(folder);
  ends.push(read.close, () => rmSync(folder, { recursive: true }));
  return read;
}

const at = (file: string) => `${recordedSite}/wp-content/uploads/${file}`;
const post = (number: number, more: RecordedNode = {}): RecordedNode => ({
  ...{ id: opaqueId("post", number), title: `Item ${number}`, date: "2025-07-01T10:00:00" },
  ...more,
});

test("what visitors were not shown is known as such", async () => {
  const { source } = await siteOf("news", [
    post(1, { hasPassword: true }),
    post(2, { status: "draft" }),
    post(3, { status: "pending" }),
    post(4, { status: "private", hasPassword: true }),
    post(5, { status: "future" }),
    post(6, { status: "trash" }),
    post(7, { status: "a state of a plug-in" }),
    post(8, { date: "2026-06-01T06:00:00" }),
    post(9, { dateGmt: "2026-06-01T12:30:00" }),
    post(10, { status: "publish", hasPassword: false }),
  ]);
  const expected = [
    ...["a password", "a draft", "a draft", "private", "scheduled", "in the trash", "a draft"],
    ...["scheduled", "scheduled", undefined],
  ];
  for (const read of [await collected(source.items("news")), await collected(source.index("news"))])
    expect(read.map(({ hidden }) => hidden)).toEqual(expected);
});

test("an address of Arabic letters is the same in its slug and in its paths", async () => {
  const slug = "%d8%a3%d8%ae%d8%a8%d8%a7%d8%b1";
  const { source } = await siteOf("news", [
    post(1, { slug, uri: `/news/${slug}/` }),
    post(2, { slug }),
    post(3, { slug: "100%-sure", link: `${recordedSite}/wp/news/%C3%A9t%C3%A9/?a=1` }),
  ]);
  expect(await collected(source.index("news"))).toMatchObject([
    { slug: "أخبار", paths: ["/news/أخبار/", "/?p=1"] },
    { slug: "أخبار", paths: ["/news/أخبار/", "/?p=2"] },
    { slug: "100%-sure", paths: ["/wp/news/été/?a=1", "/?p=3"] },
  ]);
});

test("moments are those of the site's clock, and an editor's clock stays what it shows", async () => {
  const { source } = await siteOf("news", [
    post(1, { date: "2025-07-01T10:00:00", modifiedGmt: "2025-07-02T03:04:05" }),
    post(2, { date: "2025-01-01T10:00:00", dateGmt: "2025-01-01T18:00:01" }),
    post(3, { date: "0000-00-00T00:00:00", modifiedGmt: "2025-07-02T03:04:05" }),
  ]);
  expect(await collected(source.items("news"))).toMatchObject([
    { date: "2025-07-01T17:00:00.000Z", modified: "2025-07-02T03:04:05.000Z" },
    { date: "2025-01-01T18:00:01.000Z", modified: undefined },
    { date: "2025-07-02T03:04:05.000Z" },
  ]);
  const dates = [
    "2027-06-20T08:00:00+00:00",
    "2027-02-30T08:00:00+00:00",
    "soon",
    null,
    "2027-06-20 18:30:00",
  ];
  const events = await siteOf(
    "events",
    dates.map((date, number) => post(number + 1, { event: { date } })),
  );
  const clocks = (await collected(events.source.items("events"))).map(({ clock }) => clock);
  expect(clocks).toEqual(["2027-06-20T08:00", undefined, undefined, undefined, "2027-06-20T18:30"]);
  const letters = await siteOf("newsletters", [
    post(1, { newslettersACF: { date: "2025-10-15T00:00:00+00:00", url: "", thumbnail: null } }),
  ]);
  expect(await collected(letters.source.items("newsletters"))).toMatchObject([
    { day: "2025-10-15", url: undefined, picture: undefined, slug: "" },
  ]);
});

test("an item that cannot be read is told of, and the others come", async () => {
  const { source, unreadable } = await siteOf("news", [
    post(1),
    null,
    post(2, { newsField: { content: "<p>ok</p>" }, newsButtons: [null, { name: { odd: true } }] }),
    { id: opaqueId("post", 3), title: "Without a date" },
    post(4),
  ]);
  const read = await collected(source.items("news"));
  expect(read.map(({ sourceId }) => sourceId)).toEqual([1, 4]);
  expect(unreadable).toMatchObject([
    { kind: "news", sourceId: 2, title: "Item 2", why: expect.stringContaining("newsButtons.0.name") },
    { kind: "news", sourceId: 3, title: "Without a date", why: "it has no date" },
  ]);
});

test("of a picture of which only sizes are told the largest is taken", async () => {
  const srcSet = `${at("a-300x200.jpg")} 300w, ${at("a, b.jpg")} 1600w, ${at("a-768x512.jpg")} 768w`;
  const { source } = await siteOf("news", [
    post(1, { newsField: { newsGallery: [{ srcSet }, null, { srcSet: null }] } }),
  ]);
  const [read] = await collected(source.items("news"));
  expect(read?.gallery).toEqual([{ url: at("a, b.jpg") }, undefined, undefined]);
});

test("a gallery of an event keeps pictures, videos and gaps in their order", async () => {
  const gallery = [
    { media_type: "IMAGE", sourceUrl: at("a.jpg"), media_url: null },
    { media_type: "video", sourceUrl: null, media_url: "https://www.youtube.com/watch?v=Ev0" },
    null,
  ];
  const { source } = await siteOf("events", [post(1, { event: { gallery } })]);
  const [read] = await collected(source.items("events"));
  expect(read?.gallery).toEqual([
    { picture: { url: at("a.jpg") } },
    { video: "https://www.youtube.com/watch?v=Ev0" },
    { picture: undefined },
  ]);
});

test("a group of which nothing was filled in comes as empty as it is", async () => {
  const contact = { name: null, t: "", t2: null, c: null, e: null, note: null };
  const { source, unreadable } = await siteOf("groups", [
    post(1, {
      supportGroupContacts: { contact1: contact, contact2: { ...contact, name: "Ann", t: 5550100 } },
      supportGroupOtherLanguages: { available: false, message: null, otherLanguages: null },
      supportGroupMainContent: { learnMore: null, timeWhenWhereAlso: { where: "Hall\r\nTown", w: "" } },
      cities: { nodes: [{ name: "Lac-Mégantic" }, { name: "Lac-Mégantic" }, null] },
    }),
    post(2),
  ]);
  const [first, second] = await collected(source.items("groups"));
  expect(unreadable).toEqual([]);
  expect(first).toMatchObject({
    contacts: [{ name: "Ann", t: "5550100" }],
    ...{ where: "Hall\r\nTown", website: undefined, learnMore: "" },
    ...{ cities: ["Lac-Mégantic"], provinces: [] },
    otherLanguages: { available: false, languages: [] },
  });
  expect(second).toMatchObject({ contacts: [], cities: [], title: "Item 2" });
});

test("pages keep their paths; the front page has the shortest", async () => {
  const slide = { title: null, description: null, learnMore: null, image: null };
  const { source } = await siteOf("pages", [
    post(1, {
      uri: "/",
      isFrontPage: true,
      slug: "home",
      frontPageHeroSlide: { ...slide, title: "Welcome" },
    }),
    post(2, { uri: "/get-support/groups/", slug: "groups", menuOrder: 4, frontPageHeroSlide: slide }),
    post(3, { slug: "alone" }),
    { uri: "/news/", frontPageHeroSlide: slide },
  ]);
  const read = await collected(source.items("pages"));
  expect(read).toMatchObject([
    { uri: "/", paths: ["/", "/?p=1"], slide: { title: "Welcome", picture: undefined } },
    { uri: "/get-support/groups", paths: ["/get-support/groups/", "/?p=2"], slide: undefined, order: 4 },
    { uri: "/alone" },
    { uri: "/news", slug: "news", paths: ["/news/"], title: "" },
  ]);
  const again = await collected(source.index("pages"));
  expect(again.map(({ sourceId }) => sourceId)).toEqual(read.map(({ sourceId }) => sourceId));
});

test("teams have those above them, and none is above itself", async () => {
  const team = (number: number, parent?: number): RecordedNode => ({
    ...{ id: opaqueId("term", number), name: `Team ${number}`, slug: `team-${number}` },
    parent: parent ? { node: { id: opaqueId("term", parent), name: `Team ${parent}` } } : null,
  });
  const { source } = await siteOf("teams", [
    team(1),
    team(2, 1),
    team(3, 4),
    team(4, 5),
    team(5, 3),
    team(6, 6),
  ]);
  const parents = (await source.teams()).map(({ sourceId, parentId }) => [sourceId, parentId]);
  expect(parents).toEqual([
    ...[
      [1, undefined],
      [2, 1],
      [3, undefined],
      [4, 5],
      [5, 3],
      [6, undefined],
    ],
  ]);
});

test("a file of the library knows its sizes, and the picture that was uploaded", async () => {
  const { source } = await siteOf("files", [
    {
      ...{ id: opaqueId("post", 8), sourceUrl: at("hall-scaled.jpg"), mediaItemUrl: at("hall-scaled.jpg") },
      ...{ altText: "", caption: "<p>The hall</p>\n", mimeType: "image/jpeg" },
      mediaDetails: {
        sizes: [
          { sourceUrl: at("hall-300x200.jpg"), width: "300" },
          { sourceUrl: at("hall-1024x683.jpg"), width: "1024" },
        ],
      },
    },
    {
      id: opaqueId("post", 9),
      sourceUrl: null,
      mediaItemUrl: at("kit.pdf"),
      mediaDetails: null,
      altText: null,
    },
  ]);
  expect(await collected(source.files())).toEqual([
    {
      ...{ sourceId: 8, url: at("hall-scaled.jpg"), mimeType: "image/jpeg", caption: "<p>The hall</p>\n" },
      otherUrls: [at("hall-1024x683.jpg"), at("hall-300x200.jpg"), at("hall.jpg")],
    },
    { sourceId: 9, url: at("kit.pdf"), otherUrls: [] },
  ]);
});

test("members know their teams, and questions their order", async () => {
  const { source } = await siteOf("members", [
    post(1, {
      memberTypes: { nodes: [{ id: opaqueId("term", 16), name: "Committees" }] },
      committies: { committeeMembers: [{ title: "Chair", name: "Ann" }, { title: "", name: "" }, null] },
      memberContact: { email: "", tel: "416-555-0100" },
    }),
  ]);
  const [read] = await collected(source.items("members"));
  expect(read).toMatchObject({
    teamIds: [16],
    committee: [{ title: "Chair", name: "Ann" }],
    tel: "416-555-0100",
  });
  const asked = await siteOf("faqs", [
    post(7, { menuOrder: 2 }),
    post(3, { menuOrder: 1, faqItem: { category: ["2"] } }),
  ]);
  expect(await collected(asked.source.items("faqs"))).toMatchObject([
    { sourceId: 3, order: 0, category: "2" },
    { sourceId: 7, order: 1, category: undefined },
  ]);
});
