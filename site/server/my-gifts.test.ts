import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../tests/listen.ts";
import { sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { answerMyGifts } from "./my-gifts.ts";
import type { PageAnswers } from "./page-answers.ts";
import { createProxy } from "./proxy.ts";

type Seen = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

/** A site over a backend that answers as it is told; its pages are drawn as what they were given to show. */
async function siteOver(status: number, answer: unknown, headers: Record<string, string> = {}) {
  const seen: Seen[] = [];
  const backend = await listen(async (request, response) => {
    const body = (await request.toArray()).join("");
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(answer));
  });
  const pages: PageAnswers = {
    sendKept: () => false,
    answer: async () => {},
    answerOnce: async (_request, response, url, _content, framing) => {
      response.end(JSON.stringify({ url: url.pathname + url.search, ...framing }));
    },
  };
  const env = readEnv({ BACKEND_URL: backend, SITE_URL: "https://site.example" });
  const log = createLog({ LOG_LEVEL: "silent" });
  const content = sampleContent();
  const snapshot = { current: () => content, state: () => ({ content }), refresh: async () => {} };
  const common = { backend, siteUrl: env.SITE_URL, trustProxy: false, timeoutMs: 5_000, log };
  const proxy = createProxy({ ...common, bodyLimitBytes: 1_000 });
  onTestFinished(() => proxy.close());
  const site = await listen((request, response) => {
    const url = new URL(request.url ?? "/", env.SITE_URL);
    void answerMyGifts(request, response, url, {
      ...{ env, log, pages, proxy },
      snapshot: snapshot as unknown as Parameters<typeof answerMyGifts>[3]["snapshot"],
      loading: async () => {},
    });
  });
  return { url: `${site}/ways-to-give/my-gifts`, seen };
}

const askPage = { show: "ask", notice: null, asked: { typed: {}, wrong: {} }, checked: null };

test("the page is drawn for the visitor whose cookie was asked with, from an address without the link", async () => {
  const site = await siteOver(200, askPage);
  const cookie = "theme=dark; my-gifts=abc; payload-token=staff";
  const answer = await fetch(`${site.url}?link=a.1.b&x=1`, { headers: { cookie } });
  expect(await answer.json()).toMatchObject({
    url: "/ways-to-give/my-gifts",
    headers: { "x-robots-tag": "noindex" },
    myGifts: { status: 200, page: askPage },
  });
  expect(site.seen[0]).toMatchObject({ method: "GET", url: "/api/my-gifts?link=a.1.b" });
  expect(site.seen[0]?.headers.cookie).toBe("my-gifts=abc");
});

test("a form of the page is passed on, and the browser led where the backend says, with its cookie", async () => {
  const site = await siteOver(303, {}, { location: "/ways-to-give/my-gifts", "set-cookie": "my-gifts=new" });
  const body = new FormData();
  body.set("act", "open");
  const answer = await fetch(site.url, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/ways-to-give/my-gifts");
  expect(answer.headers.get("set-cookie")).toBe("my-gifts=new");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(site.seen[0]?.body).toContain('name="act"');
  expect(site.seen[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test("a form that another site's page sent is refused before the backend hears of it", async () => {
  const site = await siteOver(200, askPage);
  const sent = async (origin: string) =>
    (await fetch(site.url, { method: "POST", body: new FormData(), headers: { origin } })).status;
  expect(await sent("https://evil.example")).toBe(403);
  expect(site.seen).toEqual([]);
  expect(await sent("https://site.example")).toBe(200);
});

test("of a form whose page the browser hides, the rest of the request decides", async () => {
  const site = await siteOver(200, askPage);
  const sent = (headers: Record<string, string>) =>
    fetch(site.url, { method: "POST", body: new FormData(), headers: { origin: "null", ...headers } });
  const cookie = "my-gifts=abc";
  expect((await sent({ cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await sent({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  // It may be the donor: they are shown what to do.
  expect(await (await sent({ cookie })).json()).toMatchObject({ myGifts: { status: 403, page: null } });
  expect(site.seen).toEqual([]);
  const same: Record<string, string> = { cookie, "sec-fetch-site": "same-origin" };
  for (const taken of [same, {}])
    expect(await (await sent(taken)).json()).toMatchObject({ myGifts: { status: 200 } });
});

test("a backend that is silent, or says what nobody understands, is told as such", async () => {
  const answers = [await siteOver(500, {}), await siteOver(200, { show: "secret" })];
  for (const site of answers)
    expect(await (await fetch(site.url)).json()).toMatchObject({ myGifts: { status: 503, page: null } });
});

test("a form that is too long is cut off", async () => {
  const site = await siteOver(200, askPage);
  expect((await fetch(site.url, { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
});
