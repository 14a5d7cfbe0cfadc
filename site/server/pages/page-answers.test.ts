import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { RouteHandle } from "../../app/route-handle.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import { readEnv } from "../env.ts";
import { noStaticFiles } from "../files/static-files.ts";
import { createLog } from "../log.ts";
import { createPageAnswers } from "./page-answers.ts";
import type { SiteBuild } from "./site-build.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const handle: RouteHandle = { parameters: (asked) => ({ value: asked.get("value") ?? undefined }) };
const routes = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root", index: true },
  ...Object.fromEntries(["about-us", "*"].map((path) => [path, { id: path, parentId: "root", path }])),
  search: { id: "search", parentId: "root", path: "search", module: { handle } },
};

type Context = { searchMissed: (term: string) => void };

/** A site whose application finds nothing for any search. */
async function siteThatFindsNothing() {
  let rendered = 0;
  const held: { until?: Promise<void> } = {};
  const module = {
    renderBusyPage: () => "<h1>One moment</h1>",
    requestContext: (context: Context) => context,
    createRequestHandler: () => async (request: Request, context: Context) => {
      rendered += 1;
      await held.until;
      const term = new URL(request.url).searchParams.get("value");
      if (term) context.searchMissed(term);
      return new Response("nothing", { headers: { "content-type": "text/plain" } });
    },
  };
  const missed: string[] = [];
  const pages = createPageAnswers({
    build: { entry: { module }, routes } as unknown as SiteBuild,
    files: noStaticFiles,
    env: readEnv({ SITE_URL: "https://site.example" }),
    log: createLog({ LOG_LEVEL: "silent" }),
    searchMissed: (term) => missed.push(term),
  });
  const content = sampleContent();
  const server = createServer((request, response) => {
    if (request.headers["x-staff"]) {
      const url = new URL(request.url ?? "/", "https://site.example");
      return void pages.answerOnce(request, response, url, content, { frameAncestors: "'self'" });
    }
    if (pages.sendCached(request, response, content)) return;
    void pages.answer(request, response, new URL(request.url ?? "/", "https://site.example"), content);
  }).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text();
  return { url, get, held, missed, rendered: () => rendered };
}

test("a search that finds nothing is counted each time it is answered, also from what is kept", async () => {
  const site = await siteThatFindsNothing();
  for (let time = 0; time < 3; time += 1) await site.get("/search?value=proton");
  expect(site.rendered()).toBe(1);
  expect(site.missed).toEqual(["proton", "proton", "proton"]);
});

test("a search made on a page that is open is counted too, and a page that no reader sees is not", async () => {
  const site = await siteThatFindsNothing();
  await site.get("/search.data?value=proton");
  await site.get("/search?value=hair", { method: "HEAD" });
  await site.get("/search.data?value=hair", { method: "HEAD" });
  await site.get("/search?value=preview", { headers: { "x-staff": "yes" } });
  await site.get("/about-us");
  expect(site.missed).toEqual(["proton"]);
});

test("a page for one request is cached nowhere and found nowhere", async () => {
  const site = await siteThatFindsNothing();
  const { headers } = await fetch(`${site.url}/about-us`, { headers: { "x-staff": "yes" } });
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  await site.get("/about-us");
  expect(site.rendered()).toBe(2);
});

test("addresses that show the same are rendered once", async () => {
  const site = await siteThatFindsNothing();
  for (const path of ["/about-us", "/about-us?a=1", "/ABOUT-US", "/about-us?form=x"]) await site.get(path);
  expect(site.rendered()).toBe(1);
  for (const path of ["/made-up", "/made/up", "/m.data?_routes=*,*", "/n.data?_routes=*"])
    await site.get(path);
  expect(site.rendered()).toBe(3);
});

test("one address that asks for ever new searches is told to come back, and kept pages do not wait for it", async () => {
  const site = await siteThatFindsNothing();
  await site.get("/about-us");
  let go = () => {};
  site.held.until = new Promise((resolve) => {
    go = resolve;
  });
  const flood = Array.from({ length: 40 }, (_, at) => fetch(`${site.url}/search?value=nonsense${at}`));
  const refused = await Promise.race(flood);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toContain("One moment");
  expect(await site.get("/about-us")).toBe("nothing");
  go();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(site.rendered()).toBeLessThan(20);
});
