import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { opaqueId } from "../answers/item-basics.ts";
import { listAnswer, many, recordedSite, writeRecordings } from "../testing/write-recordings.ts";
import { startRecordings } from "./start-recordings.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const item = (number: number) => ({
  ...{ id: opaqueId("post", number), title: `News ${number}`, slug: `news-${number}` },
});

async function serve(files: Parameters<typeof writeRecordings>[0]) {
  const folder = writeRecordings(files);
  ends.push(() => rmSync(folder, { recursive: true }));
  const server = await startRecordings(folder);
  ends.push(server.close);
  const post = async (body: unknown) => {
    const response = await fetch(server.endpoint, { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, told: await response.json() };
  };
  const ask = async (query: string, variables = {}) => {
    const { extensions: _, ...told } = (await post({ query, variables })).told;
    return told;
  };
  return { ...server, folder, post, ask };
}

const news = (count: number) => ({ "answers/news.json": listAnswer("news", many(count, item)) });
const slugs = (count: number, from = 1) => many(count, (at) => ({ slug: `news-${from + at - 1}` }));

test("a list is ten long where nothing is said, and a hundred at most", async () => {
  const { ask } = await serve(news(120));
  const page = "{ pageInfo { hasNextPage } nodes { slug } }";
  expect((await ask(`{ news ${page} }`)).data.news).toEqual({
    pageInfo: { hasNextPage: true },
    nodes: slugs(10),
  });
  expect((await ask(`{ news(first: 0) ${page} }`)).data.news.nodes).toEqual(slugs(10));
  expect((await ask(`{ news(first: 1000) ${page} }`)).data.news.nodes).toEqual(slugs(100));
});

test("a list goes on behind a cursor, backwards too, and begins again behind one that is not known", async () => {
  const { ask } = await serve(news(25));
  const query = `query Page($first: Int, $after: String, $last: Int, $before: String) {
    page: news(first: $first, after: $after, last: $last, before: $before) {
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { slug } }
    }
  }`;
  const page = async (variables: object) => {
    const { pageInfo, edges } = (await ask(query, variables)).data.page;
    return { ...pageInfo, nodes: edges.map(({ node }: { node: object }) => node) };
  };
  const first = await page({ first: 20 });
  expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false, nodes: slugs(20) });
  const second = await page({ first: 20, after: first.endCursor });
  expect(second).toMatchObject({ hasNextPage: false, hasPreviousPage: true, nodes: slugs(5, 21) });
  expect(await page({ last: 3, before: second.startCursor })).toMatchObject({ nodes: slugs(3, 18) });
  expect(await page({ last: 2 })).toMatchObject({ nodes: slugs(2, 24), hasNextPage: false });
  expect(await page({ first: 2, after: "bm9uZQ==" })).toMatchObject({ nodes: slugs(2) });
});

test("a number below nothing is an error, told with 200", async () => {
  const { post } = await serve(news(1));
  const { status, told } = await post({ query: "{ news(first: -1) { nodes { slug } } }" });
  expect(status).toBe(200);
  expect(told).toMatchObject({
    data: { news: null },
    errors: [{ message: "first must be a positive integer.", path: ["news"] }],
  });
});

test("several questions may come at once, ten at most, and one in the address", async () => {
  const { post, endpoint } = await serve(news(1));
  const query = "{ news { nodes { title } } }";
  const data = { news: { nodes: [{ title: "News 1" }] } };
  const batch = await post(Array.from({ length: 10 }, () => ({ query })));
  expect(batch.told).toHaveLength(10);
  expect(batch.told[9]).toMatchObject({ data });
  expect((await post(Array.from({ length: 11 }, () => ({ query })))).status).toBe(500);
  expect((await fetch(endpoint, { method: "POST", body: "{ news" })).status).toBe(500);
  const address = `${endpoint}?query=${encodeURIComponent(query)}`;
  expect(await (await fetch(address)).json()).toMatchObject({ data });
});

test("nobody may look at the schema, and a query that is none is told so", async () => {
  const { ask } = await serve(news(1));
  expect((await ask("{ __schema { types { name } } }")).errors[0].message).toContain("not allowed");
  expect((await ask("{ news {")).errors[0].message).toContain("Syntax Error");
});

test("recordings of one item add up, also where one of them has no id", async () => {
  const image = { node: { sourceUrl: `${recordedSite}/wp-content/uploads/a.jpg` } };
  const city = { id: opaqueId("term", 40), databaseId: 40, name: "Québec" };
  const { ask, origin } = await serve({
    "answers/news.json": listAnswer("news", [
      { ...item(1), newsField: { excerpt: "Short", newsHero: null } },
    ]),
    "answers/paged/news-1.json": listAnswer("news", [
      { id: opaqueId("post", 1), newsField: { newsHero: image } },
    ]),
    "answers/flat/news.json": listAnswer("news", [
      { id: opaqueId("post", 1), newsField: { newsHero: image.node } },
    ]),
    "answers/news-by-slug.json": { data: { newsItem: { id: opaqueId("post", 1), status: "publish" } } },
    "answers/errors/unknown.json": { errors: [{ message: "No" }] },
    "answers/cities.json": listAnswer("cities", [city]),
    "answers/groups.json": listAnswer("supportGroups", [
      { id: opaqueId("post", 9), cities: { nodes: [{ name: "Québec" }, { name: "Lévis" }] } },
    ]),
    "media.json": [{ databaseId: 77, url: image.node.sourceUrl, mimeType: "image/jpeg", alt: "Snow" }],
  });
  expect(origin).toBe(recordedSite);
  const told = await ask(`{
    newsItem(id: "news-1", idType: SLUG) {
      ...Known status newsField { newsHero { node { databaseId altText } } } menuOrder
    }
    supportGroups { nodes { cities { nodes { databaseId name } } } }
    none: newsItem(id: "none", idType: SLUG) { id }
  }
  fragment Known on NewsItem { databaseId title newsField { excerpt } }`);
  expect(told).toEqual({
    data: {
      newsItem: {
        ...{ databaseId: 1, title: "News 1", status: "publish", menuOrder: null },
        newsField: { excerpt: "Short", newsHero: { node: { databaseId: 77, altText: "Snow" } } },
      },
      supportGroups: {
        nodes: [
          {
            cities: {
              nodes: [
                { databaseId: 40, name: "Québec" },
                { databaseId: null, name: "Lévis" },
              ],
            },
          },
        ],
      },
      none: null,
    },
  });
});

test("the form of pictures that was not recorded is refused as the site does", async () => {
  const sourceUrl = `${recordedSite}/wp-content/uploads/a.jpg`;
  const recorded = (newsHero: object) => ({
    "answers/news.json": listAnswer("news", [{ ...item(1), newsField: { newsHero } }]),
  });
  const query = (picture: string) => `{ news { nodes { newsField { newsHero { ${picture} } } } } }`;
  const flat = await serve(recorded({ sourceUrl }));
  expect((await flat.ask(query("node { sourceUrl }"))).errors).toMatchObject([
    { message: 'Cannot query field "node" on type "MediaItem".', locations: [{ line: 1, column: 41 }] },
  ]);
  const nodes = await serve(recorded({ node: { sourceUrl } }));
  const told = await nodes.ask(query("sourceUrl"));
  expect(told).toEqual({
    errors: [
      {
        message: 'Cannot query field "sourceUrl" on type "AcfMediaItemConnectionEdge".',
        ...{ extensions: { category: "graphql" }, locations: [{ line: 1, column: 41 }] },
      },
    ],
  });
});

test("files lie under their addresses, and nothing outside of the folder does", async () => {
  const { endpoint, folder } = await serve({
    ...news(1),
    "media/2024/01/photo é.jpg": Buffer.from("a photo"),
    "secret.txt": "secret",
  });
  symlinkSync(path.join(folder, "secret.txt"), path.join(folder, "media/2024/link.jpg"));
  const get = async (name: string) => {
    const response = await fetch(new URL(`/wp-content/uploads/${name}`, endpoint));
    return response.ok ? await response.text() : response.status;
  };
  expect(await get("2024/01/photo é.jpg")).toBe("a photo");
  expect(await get("2024/01/photo%20e%CC%81.jpg")).toBe("a photo");
  for (const name of [
    "none.jpg",
    "2024",
    "2024/link.jpg",
    "..%2Fsecret.txt",
    "%2e%2e/secret.txt",
    "a%00.jpg",
  ])
    expect(await get(name)).toBe(404);
});

test("a folder without recordings, or with a broken one, says what is wrong", async () => {
  const folder = writeRecordings({ "media.json": [] });
  ends.push(() => rmSync(folder, { recursive: true }));
  await expect(startRecordings(folder)).rejects.toThrow("it has no answers/.");
  const broken = writeRecordings({ "answers/paged/news-2.json": "{ news" });
  ends.push(() => rmSync(broken, { recursive: true }));
  const file = path.join(broken, "answers/paged/news-2.json");
  await expect(startRecordings(broken)).rejects.toThrow(`The recording ${file} cannot be read`);
  writeFileSync(file, '{ "data": [] }');
  await expect(startRecordings(broken)).rejects.toThrow(`The recording ${file} is not in the form of one`);
});
