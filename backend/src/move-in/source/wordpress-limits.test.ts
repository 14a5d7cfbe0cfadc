import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { opaqueId } from "./answers/item-basics.ts";
import { collected } from "./asking/read-list.ts";
import { quickSource } from "./testing/quick-source.ts";
import { listAnswer, many, type RecordedNode, writeRecordings } from "./testing/write-recordings.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function siteOf(
  answers: Record<string, object>,
  habits: Parameters<typeof quickSource>[1] = {},
): Promise<Awaited<ReturnType<typeof quickSource>>> {
  const files = Object.entries(answers).map(([name, answer]) => [`answers/${name}.json`, answer]);
  const folder = writeRecordings(Object.fromEntries(files));
  const read = await quickSource(folder, habits);
  ends.push(read.close, () => rmSync(folder, { recursive: true }));
  return read;
}

const newsItem = (number: number): RecordedNode => ({
  ...{ id: opaqueId("post", number), title: "The same title", slug: `news-${number}` },
  date: "2025-03-02T10:00:00",
  newsField: { content: `<p>Text ${number}</p>` },
});
const term = (number: number, name = `Place ${number}`) => ({ id: opaqueId("term", number), name });

test("250 news come in three pages, each once and in their order", async () => {
  const pages: number[] = [];
  const { source } = await siteOf(
    { news: listAnswer("news", many(250, newsItem)) },
    { meet: () => void pages.push(1) },
  );
  const read = await collected(source.items("news"));
  expect(read.map(({ sourceId }) => sourceId)).toEqual(many(250, (id) => ({ id })).map(({ id }) => id));
  expect(pages).toHaveLength(3);
});

test("no page of news is asked for before the one before it is used up", async () => {
  const pages: number[] = [];
  const { source } = await siteOf(
    { news: listAnswer("news", many(250, newsItem)) },
    { meet: () => void pages.push(1) },
  );
  const items = source.items("news");
  for (let at = 0; at < 100; at += 1) await items.next();
  expect(pages).toHaveLength(1);
  await items.next();
  expect(pages).toHaveLength(2);
});

test("130 groups come with all 12 cities of one, and all 130 of another", async () => {
  const cities = (count: number) => ({ nodes: many(count, (number) => term(1000 + number)) });
  const group = (number: number): RecordedNode => ({
    ...{ id: opaqueId("post", number), title: `Group ${number}`, slug: `group-${number}` },
    cities: cities(number === 7 ? 12 : number === 8 ? 130 : 1),
    provinces: { nodes: [term(2000, "Québec"), term(2001, "Ontario")] },
  });
  const { source, unreadable } = await siteOf({ groups: listAnswer("supportGroups", many(130, group)) });
  const groups = await collected(source.items("groups"));
  expect(groups).toHaveLength(130);
  expect(groups[6]?.cities).toHaveLength(12);
  expect(groups[7]?.cities).toHaveLength(130);
  expect(groups[7]?.provinces).toEqual(["Québec", "Ontario"]);
  expect(unreadable).toEqual([]);
});

test("a year has all of its 120 grantees, in their order", async () => {
  const grantee = (number: number): RecordedNode => ({
    ...{ id: opaqueId("post", number), title: `Dr. ${number}` },
    granteeBio: { title: `Project ${number}`, description: "One\r\ntwo", portfolioPicture: null },
  });
  const year = { ...term(3, "2024"), slug: "2024", grantees: { nodes: many(120, grantee) } };
  const { source } = await siteOf({ "grant-years": listAnswer("grantYears", [year]) });
  const [read] = await collected(source.items("grants"));
  expect(read?.grantees).toHaveLength(120);
  expect(read?.grantees[119]).toMatchObject({ sourceId: 120, title: "Dr. 120", project: "Project 120" });
  expect(read?.grantees[0]?.description).toBe("One\r\ntwo");
});

test("a site that begins its list again is not read for ever", async () => {
  let asked = 0;
  const page = () => {
    asked += 1;
    const pageInfo = { hasNextPage: true, endCursor: `cursor ${asked}` };
    return { data: { news: { pageInfo, nodes: [newsItem(1), newsItem(2)] } } };
  };
  const { source } = await siteOf(
    { news: listAnswer("news", []) },
    { meet: () => ({ status: 200, body: JSON.stringify(page()) }) },
  );
  await expect(collected(source.items("news"))).rejects.toThrow(
    "The old site begins its news again instead of going on with them.",
  );
  expect(asked).toBe(2);
});

test("an item that comes on two pages is read once", async () => {
  const page = (ids: number[], endCursor: string | null) => ({
    data: { news: { pageInfo: { hasNextPage: endCursor !== null, endCursor }, nodes: ids.map(newsItem) } },
  });
  const pages = [page([1, 2, 3], "three"), page([3, 4], null)];
  const { source } = await siteOf(
    { news: listAnswer("news", []) },
    { meet: () => ({ status: 200, body: JSON.stringify(pages.shift()) }) },
  );
  const read = await collected(source.items("news"));
  expect(read.map(({ sourceId }) => sourceId)).toEqual([1, 2, 3, 4]);
});

test("pages that are too heavy for the old site are asked for in smaller ones", async () => {
  const { source } = await siteOf(
    { news: listAnswer("news", many(25, newsItem)) },
    { meet: ({ body }) => (JSON.parse(body).variables.first > 10 ? { status: 500 } : undefined) },
  );
  expect(await collected(source.items("news"))).toHaveLength(25);
});
