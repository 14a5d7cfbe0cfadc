import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import type { SiteContent } from "../app/content/site-content.ts";
import type { SiteEnv } from "./env.ts";
import { finishPage, sendFinished } from "./finished-page.ts";
import { inlineStyles } from "./inline-styles.ts";
import { errorFacts, type Log } from "./log.ts";
import { sendWebResponse, webRequest } from "./node-request.ts";
import { pageAddress } from "./page-address.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { commonHeaders, contentSecurityPolicy } from "./security-headers.ts";
import type { SiteBuild } from "./site-build.ts";
import type { StaticFiles } from "./static-files.ts";

/**
 * Browsers ask again each time (a 304 costs nothing); a CDN in front may answer for as long as the content snapshot
 * lives, go on for ten minutes while it asks behind the visitor's back, and for a day when we are down.
 */
const pageCacheControl = "public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400";
const pageMaxAgeMs = 10 * 60 * 1000;
const notFoundShare = 16;
const nobodyToTell = () => {};

/** Who may show the page in a frame, and what becomes of its finished HTML. */
export type Framing = {
  frameAncestors: string;
  headers?: Record<string, string>;
  finish?: (html: string) => string;
};

export type PageAnswers = {
  /** Sends the page from the cache when it is there under this very URL. */
  sendKept(request: IncomingMessage, response: ServerResponse, content: SiteContent): boolean;
  /** Renders, keeps where that is allowed, and sends. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL, content: SiteContent): Promise<void>;
  /** A page of other content than the snapshot's, rendered for this request and kept nowhere. */
  answerOnce(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    content: SiteContent,
    framing: Framing,
  ): Promise<void>;
};

/** Answers with pages of the application, kept as finished bytes for as long as their content is the current one. */
export function createPageAnswers(options: {
  build: SiteBuild;
  files: StaticFiles;
  env: SiteEnv;
  log: Log;
  now: () => number;
  /** Told each time a reader's search that finds nothing is answered, also from what is kept. */
  searchMissed: (term: string) => void;
}): PageAnswers {
  const { build, files, env, log, now, searchMissed } = options;
  const https = env.SITE_URL.startsWith("https:");
  const common = commonHeaders(https);
  const routeIds: ReadonlySet<string> = new Set(Object.keys(build.routes));
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const pages = createPageCache({ maxBytes, maxAgeMs: pageMaxAgeMs, now });
  // Paths that do not exist have no end: they have a small cache of their own and never push real pages out.
  const notFound = createPageCache({ maxBytes: maxBytes / notFoundShare, maxAgeMs: pageMaxAgeMs, now });
  const handler = build.entry.module.createRequestHandler(
    { ...(build as ServerBuild), allowedActionOrigins: [new URL(env.SITE_URL).host] },
    env.NODE_ENV,
  );

  const ask = (request: Request, content: SiteContent, searchMissed: (term: string) => void) =>
    handler(
      request,
      build.entry.module.requestContext({
        content,
        origin: env.SITE_URL,
        demoGateway: !env.MONERIS_STORE_ID,
        searchMissed,
        reportError: (error) =>
          log.error({ path: new URL(request.url).pathname, ...errorFacts(error) }, "a page failed"),
      }),
    );

  const headersFor = (answer: Response, body: Buffer, frameAncestors: string, cacheControl: string) => {
    const headers: Record<string, string> = { ...common };
    for (const [name, value] of answer.headers) if (name !== "set-cookie") headers[name] = value;
    headers["cache-control"] = answer.headers.get("cache-control") ?? cacheControl;
    if (isPage(answer)) {
      const html = body.toString("utf8");
      headers["content-security-policy"] = contentSecurityPolicy({ html, https, frameAncestors, hosts: env });
    }
    return headers;
  };

  async function render(request: Request, content: SiteContent) {
    let missedSearch: string | undefined;
    const answer = await ask(request, content, (term) => {
      missedSearch = term;
    });
    const body = isPage(answer)
      ? Buffer.from(inlineStyles(await answer.text(), files))
      : Buffer.from(await answer.arrayBuffer());
    const plain = !answer.headers.has("set-cookie") && !answer.headers.has("location");
    const keep =
      plain && answer.status === 200 && !/no-store|private/.test(answer.headers.get("cache-control") ?? "");
    const keepMissing = plain && answer.status === 404;
    const cacheControl = keep || keepMissing || answer.status < 400 ? pageCacheControl : "no-store";
    const finished = await finishPage(answer.status, headersFor(answer, body, "'none'", cacheControl), body);
    return { page: { ...finished, missedSearch }, keep, keepMissing };
  }

  async function sendOnce(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    content: SiteContent,
    framing: Framing,
    told: (term: string) => void = nobodyToTell,
  ) {
    const answer = await ask(webRequest(request, response, url, { cookies: true }), content, told);
    const once = { ...framing.headers, "cache-control": "no-store" };
    if (!isPage(answer)) {
      return sendWebResponse(answer, response, { ...common, ...once });
    }
    const html = inlineStyles(await answer.text(), files);
    const body = Buffer.from(framing.finish ? framing.finish(html) : html);
    const headers = headersFor(answer, body, framing.frameAncestors, "no-store");
    const page = await finishPage(answer.status, { ...headers, ...once }, body);
    for (const cookie of answer.headers.getSetCookie()) response.appendHeader("set-cookie", cookie);
    send(request, response, page);
  }

  function send(request: IncomingMessage, response: ServerResponse, page: CachedPage) {
    if (response.destroyed) return;
    sendFinished(request, response, page);
    if (page.missedSearch !== undefined && request.method === "GET") searchMissed(page.missedSearch);
  }

  return {
    sendKept(request, response, content) {
      const key = request.url ?? "/";
      pages.keepOnly(content.version);
      const kept = pages.get(key);
      if (!kept) return false;
      send(request, response, kept);
      return true;
    },
    async answer(request, response, url, content) {
      const address = pageAddress(url, routeIds);
      const reads = request.method === "GET" || request.method === "HEAD";
      if (!reads || !address.cacheable) {
        const told = request.method === "GET" ? searchMissed : nobodyToTell;
        return sendOnce(request, response, url, content, { frameAncestors: "'none'" }, told);
      }
      notFound.keepOnly(content.version);
      const missing = notFound.get(address.key);
      if (missing) return send(request, response, missing);
      const page = await pages.getOrRender(address.key, content.version, async () => {
        // Rendered for everyone who asks meanwhile: no cookies, and it goes on when this one visitor leaves.
        const made = await render(new Request(new URL(address.key, env.SITE_URL)), content);
        if (made.keepMissing) {
          await notFound.getOrRender(address.key, content.version, async () => ({
            page: made.page,
            keep: true,
          }));
        }
        return made;
      });
      send(request, response, page);
    },
    // Staff who look at a draft are no readers.
    answerOnce: (request, response, url, content, framing) =>
      sendOnce(request, response, url, content, framing),
  };
}

const isPage = (answer: Response) => answer.headers.get("content-type")?.startsWith("text/html") ?? false;
