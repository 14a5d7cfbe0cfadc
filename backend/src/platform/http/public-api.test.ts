import { publicApi } from "@pcf/contract/public-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
let token: string;

beforeAll(async () => {
  backend = await startTestPayload();
  token = (await staffTokens(backend.payload)).get("administrator") ?? "";
});

afterAll(() => backend.close());

type Route = { path: string; method: string };
const line = ({ path, method }: Route, below = "") =>
  `${method.toUpperCase()} /api${below}${path === "/" ? "" : path}`;

/** What the library gives every collection of its kind, under the name of the collection. */
function ofTheLibrary(): Set<string> {
  const { collections } = backend.payload;
  const plain = [collections.pages, collections.users, collections.media].flatMap(
    ({ config }) => config.endpoints || [],
  );
  return new Set(plain.map((route) => line(route)));
}

/** The endpoints that this application adds to the library's own. */
function ownEndpoints(): string[] {
  const { config, collections } = backend.payload;
  const known = ofTheLibrary();
  const inside = Object.values(collections)
    .filter(({ config: { slug } }) => !slug.startsWith("payload-"))
    .flatMap(({ config: { slug, endpoints } }) =>
      (endpoints || []).filter((route) => !known.has(line(route))).map((route) => line(route, `/${slug}`)),
    );
  const root = config.endpoints.map((route) => line(route));
  return [...new Set([...root, ...inside])].sort();
}

/** Each endpoint of ours stands here: whoever adds one decides who may ask it. */
const forStaffOrTheSite = [
  "GET /api/access",
  "GET /api/booklets/file/:file",
  "GET /api/content-version",
  "GET /api/donations/:id/receipt-spelling",
  "GET /api/donations/:id/refunds",
  "GET /api/feeds",
  "GET /api/move-in/report.html",
  "GET /api/move-in/report.json",
  "GET /api/group-check",
  "GET /api/help/pictures/:name",
  "GET /api/lists/deposits",
  "GET /api/lists/donors",
  "GET /api/lists/gifts",
  "GET /api/lists/helpful",
  "GET /api/lists/blocked",
  "GET /api/lists/mails",
  "GET /api/kits/labels",
  "GET /api/lists/cards",
  "GET /api/lists/kits",
  "GET /api/lists/messages",
  "GET /api/lists/subscribers",
  "GET /api/lists/volunteers",
  "GET /api/lists/receipts",
  "GET /api/lists/refunds",
  "GET /api/lists/monthly-gifts",
  "GET /api/money/accountant",
  "GET /api/my-gifts",
  "GET /api/my-gifts/receipt",
  "GET /api/outbox/:id/attachments/:number",
  "GET /api/outbox/:id/preview",
  "GET /api/preview-data",
  "GET /api/receipts/:id/pdf",
  "GET /api/receipts/signature-picture/:hash",
  "GET /api/supportGroups/:id/reports",
  "POST /api/cards/mailed",
  "POST /api/cards/take-back",
  "POST /api/donations/:id/accept",
  "POST /api/donations/:id/ask-gateway",
  "POST /api/donations/:id/ask-refund",
  "POST /api/donations/:id/close",
  "POST /api/donations/:id/correct",
  "POST /api/donations/:id/receipt-spelling",
  "POST /api/donations/:id/refund",
  "POST /api/deposits/:id/bank",
  "POST /api/deposits/:id/close",
  "POST /api/deposits/:id/facts",
  "POST /api/deposits/:id/reopen",
  "GET /api/receipt-post/labels",
  "GET /api/receipt-post/letters",
  "POST /api/receipt-post/posted",
  "POST /api/receipt-post/take-back",
  "POST /api/thank-you/:mail/preview",
  "POST /api/thank-you/:mail/put-back",
  "POST /api/thank-you/:mail/sample",
  "POST /api/thank-you/:mail/save",
  "POST /api/donors/:id/notes",
  "POST /api/donors/:id/part",
  "POST /api/donors/:id/same-as",
  "POST /api/feeds/:name/run",
  "POST /api/group-check",
  "POST /api/kits/mailed",
  "POST /api/kits/take-back",
  "POST /api/messages/:id",
  "POST /api/missed-searches-report",
  "POST /api/monthly-gifts/:id/amount",
  "POST /api/money/reported/:id",
  "POST /api/monthly-gifts/:id/pause",
  "POST /api/monthly-gifts/:id/resume",
  "POST /api/monthly-gifts/:id/stop",
  "POST /api/monthly-billing/run",
  "POST /api/move-in/start",
  "POST /api/move-in/tick",
  "POST /api/move-in/undo",
  "POST /api/my-gifts/card-link/:id",
  "POST /api/my-gifts",
  "POST /api/offline/gifts",
  "POST /api/offline/gifts/:id/returned",
  "POST /api/offline/gifts/:id/take-back",
  "POST /api/outbox/:id/resend",
  "POST /api/outbox/:id/stop",
  "POST /api/person/erase",
  "POST /api/person/export",
  "POST /api/person/look-up",
  "POST /api/person/readable",
  "POST /api/plugin-seo/generate-description",
  "POST /api/plugin-seo/generate-image",
  "POST /api/plugin-seo/generate-title",
  "POST /api/plugin-seo/generate-url",
  "POST /api/receipt-check",
  "POST /api/receipts/:id/cancel",
  "POST /api/receipts/:id/replace",
  "POST /api/receipts/:id/resend",
  "POST /api/receipts/signature-picture",
  "POST /api/receipts-of-year/run",
  "POST /api/refund-requests/:id/read",
  "POST /api/refund-requests/:id/refuse",
  "POST /api/refunds/:id/decide",
  "POST /api/supportGroups/:id/reports/:report/done",
  "POST /api/supportGroups/:id/reports/:report/publish",
  "POST /api/unused-media/trash",
];

test("every endpoint is for the public or for the staff, and said to be", () => {
  // One endpoint takes all the forms; GraphQL and the list of videos stand at addresses of the library.
  const open = publicApi.map(({ method, path }) =>
    path.startsWith("/api/forms/") ? "POST /api/forms/:number" : `${method} ${path}`,
  );
  const elsewhere = ["POST /api/graphql", "GET /api/videos"];
  const expected = [...forStaffOrTheSite, ...open.filter((each) => !elsewhere.includes(each))];
  expect(ownEndpoints()).toEqual([...new Set(expected)].sort());
});

async function ask(path: string, init: RequestInit = {}): Promise<number> {
  const routes = await import("../../app/(payload)/api/[...slug]/route.ts");
  const method = (init.method ?? "GET") as "GET" | "POST" | "PATCH" | "DELETE";
  const slug = path.split("?")[0]?.split("/").filter(Boolean).slice(1).map(decodeURIComponent) ?? [];
  const request = new Request(`http://localhost:3001${path}`, {
    ...init,
    headers: { authorization: `JWT ${token}`, ...(init.headers as Record<string, string>) },
  });
  return (await routes[method](request, { params: Promise.resolve({ slug }) })).status;
}

test("whatever the public posts, a page of somebody else does not post it, and a page of ours does", async () => {
  const { POST: graphql } = await import("../../app/(payload)/api/graphql/route.ts");
  const throughSite = { "x-forwarded-host": "charity.example", authorization: "" };
  for (const { path } of publicApi.filter(({ method }) => method === "POST")) {
    const post = async (headers: Record<string, string>) => {
      const init = { method: "POST", headers: { ...throughSite, ...headers } };
      if (path !== "/api/graphql") return ask(path, init);
      return (await graphql(new Request(`http://localhost:3001${path}`, init))).status;
    };
    const evil = { origin: "https://evil.example" };
    expect(await post(evil), path).toBe(403);
    expect(await post({ ...evil, "sec-fetch-site": "same-site" }), path).toBe(403);
    expect(await post({ origin: "null", "sec-fetch-site": "cross-site" }), path).toBe(403);
    // What is not refused is an empty form, which the endpoint has its own word on.
    for (const ours of [
      { origin: "https://charity.example" },
      { origin: "https://www.charity.example", "sec-fetch-site": "same-origin" },
      { origin: "null" },
      {},
    ] as Record<string, string>[])
      expect(await post(ours), path).not.toBe(403);
  }
});

test("what is no id is not found, and fails nothing", async () => {
  for (const id of [
    "abc",
    "1e400",
    "-1",
    "0",
    "1.5",
    "99999999999999999999999",
    "2147483648",
    "77777'--",
    "NaN",
  ]) {
    for (const collection of ["pages", "videos", "media", "donations", "outbox", "users", "payload-jobs"])
      expect(await ask(`/api/${collection}/${encodeURIComponent(id)}`), `${collection} ${id}`).toBe(404);
    for (const path of [
      `/api/outbox/${id}/preview`,
      `/api/outbox/${id}/attachments/0`,
      `/api/receipts/${id}/pdf`,
    ])
      expect(await ask(path.replace("'", "%27")), path).toBe(404);
    for (const method of ["PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
      expect(await ask(`/api/pages/${encodeURIComponent(id)}`, { method, ...body }), `${method} ${id}`).toBe(
        404,
      );
    }
    for (const path of [
      `/api/pages/versions/${id}`,
      `/api/globals/home/versions/${id}`,
      `/api/pages/${id}/duplicate`,
    ]) {
      const method = path.endsWith("duplicate") ? "POST" : "GET";
      expect([400, 404], `${path}`).toContain(await ask(path.replace("'", "%27"), { method }));
    }
  }
});

test("what cannot be read is the sender's mistake", async () => {
  const post = (body: string, headers: Record<string, string>, path = "/api/pages") =>
    ask(path, { method: "POST", body, headers });
  const json = { "content-type": "application/json" };
  expect(await post("{--", json)).toBe(400);
  expect(await post("null", json, "/api/users/login")).toBe(400);
  expect(await post("{}", { ...json, "content-encoding": "gzip" })).toBe(415);
  expect(await post("--b\r\nxx", { "content-type": "multipart/form-data; boundary=b" })).toBe(400);
  expect(await post("--b\r\nxx", { "content-type": "multipart/form-data" })).toBe(400);
  expect(await ask("/api/pages?where=%5B%5B")).toBe(400);
  expect(await ask("/api/pages?where[nothing][equals]=1")).toBe(400);
  expect(await ask("/api/nothing")).toBe(404);
  expect(await ask("/api/pages?limit=abc&depth=x&page=-1")).toBe(200);
});
