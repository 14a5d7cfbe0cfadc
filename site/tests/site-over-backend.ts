import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Snapshot } from "../app/content/read/snapshot.server.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import type { PageAnswers } from "../server/pages/page-answers.ts";
import { sampleContent } from "./sample-content.ts";

const siteUrl = "https://site.example";

/** A backend that gives everybody this answer. */
export const says =
  (answer: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(answer));

/** Renders pages as the data they were given. */
const pages: PageAnswers = {
  sendCached: () => false,
  answer: async () => {},
  answerOnce: async (_request, response, url, content, framing) => {
    const page = content.pages.find(({ uri }) => uri === url.pathname);
    response.end(
      JSON.stringify({ url: url.pathname + url.search, page, menu: content.navigation.menu, ...framing }),
    );
  },
};

type Seen = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

async function partsOver(backendAnswer: RequestListener, settings: NodeJS.ProcessEnv) {
  const seen: Seen[] = [];
  const backend = await listen(async (request, response) => {
    const body = (await request.toArray()).join("");
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    backendAnswer(request, response);
  });
  const content = sampleContent();
  const snapshot: Snapshot = {
    current: () => content,
    refresh: async () => {},
    state: () => ({ content, readAt: 0, failing: false, unkept: false }),
  };
  const env = readEnv({ BACKEND_URL: backend, SITE_URL: siteUrl, ...settings });
  const log = createLog({ LOG_LEVEL: "silent" });
  return { env, log, pages, content, snapshot, loading: async () => {}, seen };
}
type Parts = Awaited<ReturnType<typeof partsOver>>;

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/**
 * A site over a backend that answers so, for as long as the running test; `answerOf` makes the part of the site under test
 * from what it needs. `site` is where it is, `seen` what the backend was asked.
 */
export async function siteOver(
  backendAnswer: RequestListener,
  answerOf: (parts: Parts) => Answer,
  settings: NodeJS.ProcessEnv = {},
) {
  const parts = await partsOver(backendAnswer, settings);
  const answer = answerOf(parts);
  const site = await listen((request, response) => {
    void answer(request, response, new URL(request.url ?? "/", siteUrl));
  });
  return { site, seen: parts.seen };
}

/** A server on this machine for as long as the running test, and where it is. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
