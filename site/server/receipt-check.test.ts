import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../tests/listen.ts";
import { sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import type { PageAnswers } from "./page-answers.ts";
import { answerReceiptCheck } from "./receipt-check.ts";

type Seen = Pick<IncomingMessage, "url" | "headers"> & { body: string };

/** A site over a backend that answers as it is told; its pages are drawn as what they were given to show. */
async function siteOver(status: number, answer: unknown) {
  const seen: Seen[] = [];
  const backend = await listen(async (request, response) => {
    const body = (await request.toArray()).join("");
    seen.push({ url: request.url, headers: request.headers, body });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  const pages: PageAnswers = {
    sendKept: () => false,
    answer: async () => {},
    answerOnce: async (_request, response, url, _content, framing) => {
      response.end(JSON.stringify({ url: url.pathname + url.search, ...framing }));
    },
  };
  const env = readEnv({ BACKEND_URL: backend, SITE_URL: "https://site.example" });
  const content = sampleContent();
  const snapshot = { current: () => content, state: () => ({ content }), refresh: async () => {} };
  const site = await listen((request, response) => {
    void answerReceiptCheck(request, response, {
      ...{ env, log: createLog({ LOG_LEVEL: "silent" }), pages },
      snapshot: snapshot as unknown as Parameters<typeof answerReceiptCheck>[2]["snapshot"],
      loading: async () => {},
    });
  });
  return { url: `${site}/receipt-check`, seen };
}

const typed = { serial: "0000123", amount: "50" };
const check = { typed, wrong: {}, answer: { says: "not-found" } };

function sent() {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return body;
}

test("what was typed is asked about in the visitor's name, without cookies, and stands in no address", async () => {
  const site = await siteOver(200, check);
  const answer = await fetch(site.url, { method: "POST", body: sent(), headers: { cookie: "my-gifts=abc" } });
  expect(await answer.json()).toMatchObject({
    ...{ url: "/receipt-check", headers: { "x-robots-tag": "noindex" } },
    receiptCheck: { status: 200, check },
  });
  const [asked] = site.seen;
  expect(asked?.url).toBe("/api/receipt-check");
  expect(asked?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(asked?.headers.cookie).toBeUndefined();
  expect(asked?.body).toContain("0000123");
});

test("a refusal keeps its status, and a backend that is silent or says something else is unreachable", async () => {
  const refused = await siteOver(429, { ...check, answer: { says: "too-often" } });
  const answer = await fetch(refused.url, { method: "POST", body: sent() });
  expect(await answer.json()).toMatchObject({ receiptCheck: { status: 429 } });
  const broken = await siteOver(500, { errors: [] });
  const other = await fetch(broken.url, { method: "POST", body: sent() });
  expect(await other.json()).toMatchObject({ receiptCheck: { status: 503, check: null } });
});

test("a form of another site's page is refused before anybody is asked", async () => {
  const site = await siteOver(200, check);
  const answered = async (headers: Record<string, string>) =>
    (await fetch(site.url, { method: "POST", body: sent(), headers })).status;
  expect(await answered({ origin: "https://elsewhere.example" })).toBe(403);
  expect(await answered({ origin: "null", "sec-fetch-site": "cross-site" })).toBe(403);
  expect(site.seen).toEqual([]);
  // A browser may hide which page a form comes from.
  expect(await answered({ origin: "null" })).toBe(200);
});
