import type { IncomingMessage, ServerResponse } from "node:http";
import { clientNetwork } from "@pcf/contract/client-network";
import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import type { ServerBuild } from "react-router";
import type { SiteContent } from "../../app/content/site-content.ts";
import type { ShownGroupCheck } from "../../app/get-support/confirm-group/shown-group-check.ts";
import type { ShownMyGifts, ShownReceiptCheck } from "../../app/ways-to-give/visitor-data.ts";
import type { SiteEnv } from "../env.ts";
import type { StaticFiles } from "../files/static-files.ts";
import { forwardedFor } from "../http/client-address.ts";
import { type Encoding, encodeResponse, encodingOfPage, sendEncoded } from "../http/encoded-response.ts";
import { commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import type { Log } from "../log.ts";
import { createBusyAnswer } from "./busy-answer.ts";
import { inlineStyles } from "./inline-styles.ts";
import { createPageRoutes, pageAddress } from "./page-address.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { mapServiceHosts, pageSettings } from "./page-settings.ts";
import { createRenderQueue, QueueFull } from "./render-queue.ts";
import type { SiteBuild } from "./site-build.ts";

/**
 * Browsers ask again each time (a 304 costs nothing); a CDN in front may answer for as long as the content snapshot
 * lives, go on for ten minutes while it asks behind the visitor's back, and for a day when we are down.
 */
const pageCacheControl = "public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400";
const pageMaxAgeMs = 10 * 60 * 1000;
/** What readers choose and type has no end: it has a small cache of its own and never pushes pages out. */
const choiceShare = 8;

/** All pages that are rendered again after a publication wait as one client would: whoever asks for another page comes between. */
const rerendering = "stale pages";

/** Who may show the page in a frame, and what becomes of its HTML. */
export type Framing = {
  frameAncestors: string;
  /** Instead of 200. */
  status?: number;
  headers?: Record<string, string>;
  finish?: (html: string) => string;
  /** What the donor's own page shows; no other page has it. */
  myGifts?: ShownMyGifts;
  /** What the page that checks receipts answers; no other page has it. */
  receiptCheck?: ShownReceiptCheck;
  /** What a leader's link opens. */
  groupCheck?: ShownGroupCheck;
  /** A form that a browser posted by itself and that was not taken. */
  returnedForm?: ReturnedForm;
};

export type PageAnswers = {
  /** Sends the page from the cache when it is there under this very URL. */
  sendCached(request: IncomingMessage, response: ServerResponse, content: SiteContent): boolean;
  /** Renders when its turn comes, keeps where that is allowed, and sends; 503 where too many wait. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL, content: SiteContent): Promise<void>;
  /** A page of other content than the snapshot's, rendered for this request and cached nowhere. */
  answerOnce(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    content: SiteContent,
    framing: Framing,
  ): Promise<void>;
};

/**
 * Answers with pages of the application, cached as encoded bytes for as long as their content is the current one, and a few
 * seconds more while they are rendered again.
 */
export function createPageAnswers(options: {
  build: SiteBuild;
  files: StaticFiles;
  env: SiteEnv;
  log: Log;
  now: () => number;
  /** Is called each time a reader's search that finds nothing is answered, also from the cache. */
  searchMissed: (term: string) => void;
}): PageAnswers {
  const { build, files, env, log, now, searchMissed } = options;
  const https = env.SITE_URL.startsWith("https:");
  const common = commonHeaders(https);
  const { module } = build.entry;
  const findPage = createPageRoutes(build.routes);
  const queue = createRenderQueue();
  const sendBusy = createBusyAnswer({ https, render: module.renderBusyPage });
  const maxBytes = Math.ceil(env.PAGE_CACHE_MB * 1024 * 1024);
  const caches = {
    page: createPageCache({ maxBytes, maxAgeMs: pageMaxAgeMs, now }),
    choice: createPageCache({ maxBytes: Math.ceil(maxBytes / choiceShare), maxAgeMs: pageMaxAgeMs, now }),
  };
  const handler = module.createRequestHandler(
    { ...(build as ServerBuild), allowedActionOrigins: [new URL(env.SITE_URL).host] },
    env.NODE_ENV,
  );

  const headersFor = (answer: Response, cacheControl: string) => {
    const headers: Record<string, string> = { ...common };
    for (const [name, value] of answer.headers) if (name !== "set-cookie") headers[name] = value;
    headers["cache-control"] = answer.headers.get("cache-control") ?? cacheControl;
    return headers;
  };

  /** `key` is path and parameters: no cookie, no header but the encoding and no body of the visitor's has a part in the page. */
  async function render(key: string, encoding: Encoding, content: SiteContent, framing: Framing) {
    let missedSearch: string | undefined;
    let page: string | undefined;
    const url = new URL(key, env.SITE_URL);
    const context = module.requestContext({
      ...pageSettings(env, log, url.pathname),
      ...framing,
      content,
      takePage: (html) => {
        page = html;
      },
      searchMissed: (term) => {
        missedSearch = term;
      },
    });
    const answer = await handler(new Request(url), context);
    const isContent = answer.status < 400 || answer.status === 404;
    const headers = headersFor(answer, isContent ? pageCacheControl : "no-store");
    let body: Buffer;
    if (page !== undefined) {
      const own = framing.finish?.(page) ?? page;
      const inlined = inlineStyles(own, files);
      headers["content-security-policy"] = contentSecurityPolicy({
        // Before its styles are in it there is less to read.
        html: own,
        styles: inlined.styles,
        https,
        frameAncestors: framing.frameAncestors,
        hosts: { ...env, ...mapServiceHosts(env, url) },
      });
      body = inlined.body;
    } else body = Buffer.from(await answer.arrayBuffer());
    const status = answer.status === 200 ? (framing.status ?? 200) : answer.status;
    const encoded = encodeResponse(status, { ...headers, ...framing.headers }, body, encoding);
    return {
      page: { ...encoded, missedSearch },
      keep: isContent && !answer.headers.has("set-cookie"),
    };
  }

  /** A page for one visitor, cached by nobody. */
  const renderOnce = (key: string, encoding: Encoding, content: SiteContent, framing: Framing) =>
    render(key, encoding, content, {
      ...framing,
      headers: { ...framing.headers, "cache-control": "no-store" },
    });

  function send(request: IncomingMessage, response: ServerResponse, page: CachedPage) {
    if (response.destroyed) return;
    sendEncoded(request, response, page);
    note(request, page);
  }

  function note(request: IncomingMessage, page: CachedPage) {
    if (page.missedSearch !== undefined && request.method === "GET") searchMissed(page.missedSearch);
  }

  /** The page when its turn has come; undefined where no place is left to wait in, or the reader has left. */
  async function waited(
    rendered: Promise<{ page: CachedPage } | CachedPage | undefined>,
  ): Promise<CachedPage | undefined> {
    try {
      const result = await rendered;
      return result && "page" in result ? result.page : result;
    } catch (error) {
      if (error instanceof QueueFull) return undefined;
      throw error;
    }
  }

  const clientFor = (request: IncomingMessage) => clientNetwork(forwardedFor(request, env.TRUST_PROXY));

  return {
    sendCached(request, response, content) {
      const key = cacheKey(request.url ?? "/", encodingOfPage(request));
      const cached = caches.page.get(key, content.version) ?? caches.choice.get(key, content.version);
      if (cached) send(request, response, cached);
      return cached !== undefined;
    },
    async answer(request, response, url, content) {
      const { key, kind } = pageAddress(url, content, findPage);
      const client = clientFor(request);
      const encoding = encodingOfPage(request);
      const page = await waited(
        kind === "answer"
          ? queue.run(kind, client, async () =>
              response.destroyed ? undefined : renderOnce(key, encoding, content, ours),
            )
          : caches[kind].getOrRender(cacheKey(key, encoding), content.version, {
              render: () => queue.run(kind, client, () => render(key, encoding, content, ours)),
              rerender: () => queue.run(kind, rerendering, () => render(key, encoding, content, ours)),
            }),
      );
      if (page) send(request, response, page);
      else sendBusy(request, response, content);
    },
    async answerOnce(request, response, url, content, framing) {
      const key = url.pathname + url.search;
      const page = await waited(
        queue.run("answer", clientFor(request), async () =>
          response.destroyed ? undefined : renderOnce(key, encodingOfPage(request), content, framing),
        ),
      );
      // Staff who look at a draft are no readers: what they search for is not counted.
      if (page) send(request, response, { ...page, missedSearch: undefined });
      else sendBusy(request, response, content);
    },
  };
}

/** Who takes another encoding has a page of his own: it is rendered again rather than unpacked. */
const cacheKey = (key: string, encoding: Encoding) => `${encoding} ${key}`;

/** Nobody may show our pages in a frame. */
export const ours: Framing = { frameAncestors: "'none'" };
