import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { type Office, startOffice } from "../../staff/testing/start-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

type Asked = { method?: string; path: string; body?: BodyInit; type?: string };

async function statusFor(
  role: Role | undefined,
  { method = "GET", path, body, type }: Asked,
): Promise<number> {
  const routes = await import("../../app/(payload)/api/[...slug]/route.ts");
  const graphql = await import("../../app/(payload)/api/graphql/route.ts");
  const url = new URL(`/api/${path}`, "http://localhost:3001");
  const slug = url.pathname.split("/").slice(2).filter(Boolean).map(decodeURIComponent);
  const request = new Request(url, {
    method,
    headers: {
      ...(role && { authorization: `JWT ${office.tokens.get(role)}` }),
      ...(type && { "content-type": type }),
    },
    ...(body !== undefined && { body }),
  });
  const handler = routes[method as "GET" | "POST" | "PATCH" | "DELETE" | "PUT"];
  const answer = path.startsWith("graphql")
    ? graphql.POST(request)
    : handler(request, { params: Promise.resolve({ slug }) });
  return (await answer).status;
}

const askers: (Role | undefined)[] = [undefined, "administrator", "editor", "donor-services", "finance"];

/** The library's answer where a collection has no endpoints at all. */
const notImplemented = 501;

/** What was answered with a fault of ours. */
async function faultsOf(
  asked: Iterable<Asked>,
  by: readonly (Role | undefined)[] = askers,
): Promise<string[]> {
  const faults = new Set<string>();
  for (const each of asked) {
    for (const role of by) {
      const status = await statusFor(role, each);
      if (status >= 500 && status !== notImplemented)
        faults.add(
          `${status} ${role ?? "visitor"} ${each.method ?? "GET"} ${each.path} ${each.type ?? ""} ${typeof each.body === "string" ? each.body.slice(0, 60) : ""}`,
        );
    }
  }
  return [...faults];
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const boundary = "multipart/form-data; boundary=b";

const queries = [
  "where[id][equals]=abc",
  "where[id][equals]=99999999999999999999",
  "where[id][in]=1,abc",
  "where[id][nothing]=1",
  "where[id]=1",
  "where[nothing][equals]=1",
  "where[id.x][equals]=1",
  "where=%5B%5B",
  "where=1",
  "where=null",
  "where=%22x%22",
  "where[or]=1",
  "where[or][0]=1",
  "where[and][0][or]=x",
  "where[createdAt][greater_than]=notadate",
  "where[createdAt][near]=1",
  "where[createdAt][equals][x]=1",
  "where[updatedAt][like]=%00",
  "where[id][exists]=maybe",
  "where[id][within]=1",
  "where[parent][equals]=abc",
  "where[version.title][equals]=%00",
  "where[version.nothing][equals]=1",
  "sort=nothing",
  "sort=-",
  "sort=id,,-x",
  "sort[a]=1",
  "sort=__proto__",
  "limit=-5",
  "limit=1e999",
  "limit=99999999999999999999",
  "page=99999999999999999999",
  "page=-1",
  "page=1.5",
  "depth=-1",
  "depth=99999",
  "select=1",
  "select[title]=x",
  "select[nothing]=true",
  "populate=1",
  "populate[pages]=1",
  "populate[nothing][title]=true",
  "joins=1",
  "locale=xx",
  "fallback-locale=xx",
  "draft=perhaps",
  "trash=perhaps",
  "pagination=perhaps",
  "data=%7B",
  "data=null",
  "data=1",
];

const noIds = [
  "abc",
  "0",
  "-1",
  "1.5",
  "2147483648",
  "99999999999999999999",
  "null",
  "undefined",
  "%20",
  "1%00",
  "%F0%9F%8E%80",
  "[object%20Object]",
];

/** What each place reads, and looks at, by itself. */
const bodies: Omit<Asked, "path">[] = [
  { body: "", type: json },
  { body: "{--", type: json },
  { body: "null", type: json },
  { body: "[]", type: json },
  { body: '"text"', type: json },
  { body: "{}", type: json },
  {
    body: '{"id":"abc","_status":5,"title":{"a":1},"email":[],"password":{},"data":null,"where":1,"reason":[],"slides":1,"rows":"x","blocks":{"a":1},"receipt":5,"meta":7}',
    type: json,
  },
  { body: '{"__proto__":{"x":1},"constructor":1}', type: json },
  { body: '{"title":"\\u0000","name":"\\u0000","term":"\\u0000"}', type: json },
  { body: `{"order":1e400,"year":${"9".repeat(400)}}`, type: json },
  { body: "--b\r\nxx", type: boundary },
];

/** What differs in how it is sent alone, which Node and the library read for all: some places of each kind meet these. */
const bodiesSentOtherwise: Omit<Asked, "path">[] = [
  { body: "1", type: json },
  { body: "a=1", type: form },
  { body: "--b--\r\n", type: boundary },
  { body: '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{--\r\n--b--\r\n', type: boundary },
  { body: '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\nnull\r\n--b--\r\n', type: boundary },
  { body: "--b\r\nxx", type: "multipart/form-data" },
  { body: "x", type: "text/plain" },
  { body: "x", type: "no type at all" },
  { body: "<a/>", type: "application/xml" },
  {},
];

const graphqlQueries = [
  "subscription { a }",
  "subscription S { pages { docs { id } } }",
  "mutation { a }",
  "{ a }",
  "{ Page(id: 99999999999) { id } }",
  "{ pages(limit: 99999999999) { docs { id } } }",
  "{ pages(page: 2147483647) { docs { id } } }",
  '{ pages(where: { createdAt: { greater_than: "none" } }) { docs { id } } }',
  '{ pages(sort: "nothing") { docs { id } } }',
  "{ pages(where: { id: { in: [1.5] } }) { docs { id } } }",
  "query ($a: Int!) { pages(limit: $a) { docs { id } } }",
  "fragment A on Page { id }",
  "query A { __typename } query B { __typename }",
];

type Endpoint = { method: string; path: string };

/** The endpoints that this application adds to the library's, with a record of the office for each `:id`. */
function ownEndpoints(): Endpoint[] {
  const { collections, globals, endpoints } = office.payload.config;
  const library = new Set((office.payload.collections.pages.config.endpoints || []).map(({ path }) => path));
  const below = (slug: string, own: false | undefined | Omit<Endpoint, "root">[]) =>
    (own || [])
      .filter(({ path }) => !library.has(path))
      .map(({ method, path }) => ({ method, path: `${slug}${path}` }));
  const all = [
    ...endpoints.map(({ method, path }) => ({ method, path: path.slice(1) })),
    ...collections.flatMap(({ slug, endpoints: own }) => below(slug, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => below(`globals/${slug}`, own)),
  ];
  const idOf = (path: string) => String(office.ids.get(path.split("/")[0] ?? "") ?? 1);
  return all
    .filter(({ path }) => !/^(receipts\/:id\/(pdf|resend)|globals\/[^/]+\/?)$/.test(path))
    .map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: path.replace(/:\w+\??/g, idOf(path)),
    }));
}

test("a list asked for with a wrong query is the caller's mistake", async () => {
  const lists = [
    "pages",
    "pages/count",
    "pages/versions",
    "provinces/versions",
    "media",
    "users",
    "donations",
    "redirects",
  ];
  const others = [
    "form-submissions/count",
    "payload-jobs",
    "audit-log",
    "globals/siteSettings",
    "globals/siteSettings/versions",
    "globals/donation-protection/versions",
  ];
  const asked = [...lists, ...others].flatMap((path) =>
    queries.map((query) => ({ path: `${path}?${query}` })),
  );
  expect(await faultsOf(asked, ["administrator"])).toEqual([]);
  const read = asked.filter(({ path }) => /^(pages|provinces\/versions|globals\/siteSettings)\?/.test(path));
  expect(await faultsOf(read, [undefined, "editor", "finance", "donor-services"])).toEqual([]);
}, 120_000);

test("what is no id is not found, wherever one stands", async () => {
  const places = [
    "pages/:id",
    "pages/versions/:id",
    "provinces/versions/:id",
    "media/file/:id",
    "donations/:id",
    "globals/home/versions/:id",
    "globals/donation-protection/versions/:id",
  ];
  const asked = places.flatMap((place) =>
    [...noIds, "1"].flatMap((id): Asked[] => {
      const path = place.replace(":id", id);
      const isFile = place.startsWith("media");
      return [
        { path },
        ...(isFile
          ? []
          : [
              { path, method: "DELETE" },
              { path, method: "PATCH", body: "{}", type: json },
              { path, method: "POST", body: "{}", type: json },
            ]),
      ];
    }),
  );
  const verified = ["users/verify/x", "users/verify/1%00", "media/verify/x"].map(
    (path): Asked => ({ path, method: "POST" }),
  );
  expect(await faultsOf([...asked, ...verified], [undefined, "editor", "administrator"])).toEqual([]);
}, 120_000);

test("what is no document is not saved, and said to be the sender's mistake", async () => {
  const { collections, globals } = office.payload.config;
  const places: Endpoint[] = [
    ...collections.map(({ slug }) => ({ method: "POST", path: slug })),
    ...globals.map(({ slug }) => ({ method: "POST", path: `globals/${slug}` })),
    ...["pages", "redirects", "media", "users", "group-leaders", "form-submissions"].map((slug) => ({
      method: "PATCH",
      path: `${slug}/${office.ids.get(slug) ?? 1}`,
    })),
    { method: "PATCH", path: "pages?where[id][exists]=true" },
    { method: "POST", path: "pages/1/duplicate" },
    { method: "POST", path: "users/login" },
    { method: "POST", path: "users/reset-password" },
    { method: "POST", path: "users/unlock" },
  ];
  const oneOfAKind = (place: Endpoint) =>
    place.method === "PATCH" || /^(pages|media|globals\/home|users\/login)$/.test(place.path);
  const asked = places.flatMap((place) =>
    [...bodies, ...(oneOfAKind(place) ? bodiesSentOtherwise : [])].map((body) => ({ ...place, ...body })),
  );
  expect(await faultsOf(asked, ["administrator"])).toEqual([]);
  const editors = asked.filter(({ path }) => /^(redirects|globals\/home|media|provinces)$/.test(path));
  expect(await faultsOf(editors, ["editor"])).toEqual([]);
}, 120_000);

/** Endpoints that take what a browser sends without a script. */
const readsForms = ({ path }: Endpoint) =>
  /^(donate|forms|gift-link|group-check|helpful|mailchimp|mailing-list|my-gifts|offline\/gifts|receipt$)/.test(
    path,
  );

test("each endpoint of our own has its word on whatever is sent to it", async () => {
  const asked = ownEndpoints().flatMap((endpoint) =>
    endpoint.method === "GET"
      ? queries.slice(-6).map((query) => ({
          path: `${endpoint.path}?${query}&token=%00&key=%00&id=%00&link=x&url=%00&page=1e99`,
        }))
      : [...bodies, ...(readsForms(endpoint) ? bodiesSentOtherwise : [])].map((body) => ({
          ...endpoint,
          ...body,
        })),
  );
  expect(await faultsOf(asked, ["administrator"])).toEqual([]);
  const few = asked.filter((each) => !("body" in each) || each.body === "null" || each.body === "{}");
  expect(await faultsOf(few, [undefined, "editor", "donor-services", "finance"])).toEqual([]);
}, 120_000);

test("a query that is none, or of another kind, is refused", async () => {
  const asked = graphqlQueries.map(
    (query): Asked => ({ path: "graphql", method: "POST", body: JSON.stringify({ query }), type: json }),
  );
  const others = [...bodies, ...bodiesSentOtherwise].map(
    (body): Asked => ({ path: "graphql", method: "POST", ...body }),
  );
  expect(await faultsOf([...asked, ...others])).toEqual([]);
}, 120_000);
