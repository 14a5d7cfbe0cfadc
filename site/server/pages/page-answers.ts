import type { IncomingMessage, ServerResponse } from "node:http";
import { clientNetwork } from "@pcf/contract/client-network";
import type { ServerBuild } from "react-router";
import { perContent } from "../../app/content/per-content.ts";
import type { SiteContent } from "../../app/content/site-content.ts";
import type { requestContext } from "../../app/entry.server.tsx";
import type { SiteEnv } from "../env.ts";
import type { StaticFiles } from "../files/static-files.ts";
import { forwardedFor } from "../http/client-address.ts";
import { type Encoding, encodeResponse, encodingOfPage, sendEncoded } from "../http/encoded-response.ts";
import { commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";
import { sendNotice } from "../http/send-notice.ts";
import type { Log } from "../log.ts";
import { pageCacheLookups, renderDuration } from "../metrics/metrics.ts";
import { notePage } from "../metrics/watch-requests.ts";
import { inlineStyles } from "./inline-styles.ts";
import { createPageRoutes, pageAddress } from "./page-address.ts";
import { createPageCache, type RenderedPage } from "./page-cache.ts";
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

/** When to come back, in seconds: by then a full queue has been passed through. */
const retryAfter = 5;

/** All pages that are rendered again after a publication wait as one client would: whoever asks for another page comes between. */
const rerendering = "stale pages";

/** How a page that is rendered for one request differs from the one that all get. */
export type OneTimePage = {
  /** Who may show the page in a frame, instead of nobody. */
  frameAncestors?: string;
  /** Instead of 200. */
  status?: number;
  headers?: Record<string, string>;
  finish?: (html: string) => string;
} & Pick<Parameters<typeof requestContext>[0], "myGifts" | "receiptCheck" | "groupCheck" | "returnedForm">;

export type PageAnswers = {
  /** Sends the page from the cache when it is there under this very URL. */
  sendCached(request: IncomingMessage, response: ServerResponse, content: SiteContent): boolean;
  /** Renders when its turn comes, keeps where that is allowed, and sends; 503 where too many wait. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL, content: SiteContent): Promise<void>;
  /** A page for this visitor, or of other content than the snapshot's: rendered for this request, cached nowhere and found nowhere. */
  answerOnce(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    content: SiteContent,
    own: OneTimePage,
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
  /** Is called each time a reader's search that finds nothing is answered, also from the cache. */
  searchMissed: (term: string) => void;
}): PageAnswers {
  const { build, files, env, log, searchMissed } = options;
  const { module } = build.entry;
  const findPage = createPageRoutes(build.routes);
  const queue = createRenderQueue();
  const busyPage = perContent(({ company }) => ({ html: module.renderBusyPage(company) }));
  const maxBytes = Math.ceil(env.PAGE_CACHE_MB * 1024 * 1024);
  const caches = {
    page: createPageCache({ maxBytes, maxAgeMs: pageMaxAgeMs }),
    choice: createPageCache({ maxBytes: Math.ceil(maxBytes / choiceShare), maxAgeMs: pageMaxAgeMs }),
  };
  const handler = module.createRequestHandler(build as ServerBuild, env.NODE_ENV);

  /** `key` is path and parameters: no cookie, no header but the encoding and no body of the visitor's has a part in the page. */
  async function render(
    key: string,
    encoding: Encoding,
    content: SiteContent,
    pattern: string,
    own: OneTimePage = {},
  ): Promise<RenderedPage> {
    const ended = renderDuration.startTimer();
    let missedSearch: string | undefined;
    let html: string | undefined;
    const url = new URL(key, env.SITE_URL);
    const context = module.requestContext({
      ...pageSettings(env, log, url.pathname),
      ...own,
      content,
      takePage: (page) => {
        html = page;
      },
      searchMissed: (term) => {
        missedSearch = term;
      },
    });
    const answer = await handler(new Request(url), context);
    const keep = answer.status < 400 || answer.status === 404;
    const headers: Record<string, string> = {
      ...commonHeaders(env.https),
      "cache-control": keep ? pageCacheControl : "no-store",
      ...Object.fromEntries(answer.headers),
    };
    // What all readers get is nobody's.
    delete headers["set-cookie"];
    let body: Buffer;
    if (html === undefined) body = Buffer.from(await answer.arrayBuffer());
    else {
      const page = own.finish?.(html) ?? html;
      const inlined = inlineStyles(page, files);
      // The scripts that bring the sources during development are none of ours.
      if (env.NODE_ENV !== "development")
        headers["content-security-policy"] = contentSecurityPolicy({
          // Before its styles are in it there is less to read.
          html: page,
          styles: inlined.styles,
          https: env.https,
          frameAncestors: own.frameAncestors ?? "'none'",
          hosts: { ...env, ...mapServiceHosts(env, url) },
        });
      body = inlined.body;
    }
    const status = answer.status === 200 ? (own.status ?? 200) : answer.status;
    const encoded = encodeResponse(status, { ...headers, ...own.headers }, body, encoding);
    ended();
    return { ...encoded, keep, pattern, missedSearch };
  }

  /** Sends the page when its turn has come; 503 where no place is left to wait in. */
  async function sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    content: SiteContent,
    rendered: Promise<RenderedPage | undefined>,
  ) {
    const page = await rendered.catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
    });
    if (response.destroyed) return;
    if (page) send(request, response, page);
    else sendNotice(request, response, env, { status: 503, retryAfter, ...busyPage(content) });
  }

  /** For one visitor, who may have left when the turn comes. */
  const sendOnce: PageAnswers["answerOnce"] = (request, response, url, content, own) => {
    const { pathname, search } = url;
    const { pattern } = pageAddress(url, content, findPage);
    notePage(request, pattern);
    const headers = { ...own.headers, "cache-control": "no-store" };
    const rendered = queue.run("answer", clientOf(request), async () => {
      if (response.destroyed) return undefined;
      const encoding = encodingOfPage(request);
      const page = await render(pathname + search, encoding, content, pattern, { ...own, headers });
      // Who looks at it is staff with a draft, or has sent a form: what that page searches for is not searched for now.
      return { ...page, missedSearch: undefined };
    });
    return sendRendered(request, response, content, rendered);
  };

  function send(request: IncomingMessage, response: ServerResponse, page: RenderedPage) {
    sendEncoded(request, response, page);
    if (page.missedSearch !== undefined && request.method === "GET") searchMissed(page.missedSearch);
  }

  const clientOf = (request: IncomingMessage) => clientNetwork(forwardedFor(request, env.TRUST_PROXY));

  return {
    sendCached(request, response, content) {
      const key = cacheKey(request.url ?? "/", encodingOfPage(request));
      const cached = caches.page.get(key, content.version) ?? caches.choice.get(key, content.version);
      if (cached) {
        notePage(request, cached.pattern);
        send(request, response, cached);
      }
      return cached !== undefined;
    },
    async answer(request, response, url, content) {
      const { key, kind, pattern } = pageAddress(url, content, findPage);
      notePage(request, pattern);
      if (kind === "answer") return sendOnce(request, response, new URL(key, url), content, {});
      pageCacheLookups.inc({ found: "miss" });
      const encoding = encodingOfPage(request);
      const rendered = caches[kind].getOrRender(cacheKey(key, encoding), content.version, (again) =>
        queue.run(kind, again ? rerendering : clientOf(request), () =>
          render(key, encoding, content, pattern),
        ),
      );
      await sendRendered(request, response, content, rendered);
    },
    answerOnce: (request, response, url, content, own) =>
      sendOnce(request, response, url, content, {
        ...own,
        headers: { "x-robots-tag": "noindex", ...own.headers },
      }),
  };
}

/** Who takes another encoding has a page of his own: it is rendered again rather than unpacked. */
const cacheKey = (key: string, encoding: Encoding) => `${encoding} ${key}`;
