import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { bookletAsked } from "@pcf/contract/content/booklet";
import type { Company } from "@pcf/contract/content/company";
import { redirectKey } from "@pcf/contract/content/redirect-chain";
import { byPathOrPicture } from "@pcf/contract/content/wordpress-upload";
import { movedUrls } from "@pcf/contract/urls";
import { perContent } from "../app/content/per-content.ts";
import { postViewerAddress } from "../app/content/post-viewer-address.ts";
import type { Snapshot } from "../app/content/read/snapshot.server.ts";
import { fetchBackend } from "./backend/backends.ts";
import { answerContentHook } from "./backend/content.ts";
import { answerHealth, answerReadiness, type BackendHealth } from "./backend/health.ts";
import type { BackendProxy } from "./backend/proxy.ts";
import { proxyTarget } from "./backend/proxy-allowlist.ts";
import type { ContentWatch } from "./backend/watch-content.ts";
import type { SiteEnv } from "./env.ts";
import { createMediaCache } from "./files/media-cache.ts";
import { serveMedia } from "./files/media-files.ts";
import type { StaticFiles } from "./files/static-files.ts";
import { addressInHeader, askedAddress, decodedPath } from "./http/address.ts";
import type { SharedAddressWatch } from "./http/client-address.ts";
import { identify, inLog } from "./http/request-id.ts";
import { sendJson } from "./http/send-json.ts";
import { sendNotice } from "./http/send-notice.ts";
import { namesTwoHosts, onlyReads, readingMethods } from "./http/validate-request.ts";
import { errorFacts, type Log } from "./log.ts";
import { noteCached, watchRequests } from "./metrics/watch-requests.ts";
import type { PageAnswers } from "./pages/page-answers.ts";
import type { SiteBuild } from "./pages/site-build.ts";
import { groupCheckPage } from "./visitor/group-check.ts";
import { myGiftsPage, ownReceipt } from "./visitor/my-gifts.ts";
import { answerPostedForm, isPostedForm } from "./visitor/posted-form.ts";
import { answerPreview } from "./visitor/preview.ts";
import { receiptCheckPage } from "./visitor/receipt-check.ts";
import { answerVisitorPage, type VisitorPage } from "./visitor/visitor-page.ts";

const visitorPages: readonly VisitorPage[] = [groupCheckPage, myGiftsPage, receiptCheckPage];
const refusals = { 400: "bad_address", 404: "not_found", 405: "method_not_allowed" } as const;

/** The application as built, or as it is being written. */
export type Application = {
  company: Company;
  build: () => Promise<SiteBuild>;
  files: StaticFiles;
  pages: PageAnswers;
  /** Answers what it knows, such as sources during development, and calls `next` for the rest. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The site's own server: static files, pages, health, the content hook, and what belongs to the backend. */
export function createSiteServer(
  options: Application & {
    env: SiteEnv;
    log: Log;
    snapshot: Snapshot;
    watch: ContentWatch;
    proxy: BackendProxy;
    visitors: SharedAddressWatch;
    /** What the backend says of itself. */
    backendHealth: () => Promise<BackendHealth>;
    /** Why no visitor may be sent here. */
    notReady: () => Promise<string[]>;
  },
): Server {
  const { env, log, snapshot, files, pages, visitors } = options;
  const mediaCache = createMediaCache(env, (path, asked) => fetchBackend(env, path, asked));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = askedAddress(request.url ?? "/", env.SITE_URL);
    const { pathname } = url;
    if (pathname === "/hooks/content") return answerContentHook(request, response, env, options.watch);
    if (pathname === "/api" || pathname.startsWith("/api/")) return askBackend(request, response);
    const visitorPage = visitorPages.find((page) => page.path === pathname);
    if (visitorPage && (request.method === "POST" || !visitorPage.onlyWhenSent))
      return answerVisitorPage(request, response, url, site, visitorPage);
    if (isPostedForm(request)) return answerPostedForm(request, response, url, site);
    if (!onlyReads(request)) {
      return sendJson(response, 405, { error: "method_not_allowed" }, { allow: readingMethods.join(", ") });
    }
    if (pathname === "/healthz") {
      const { content, failing } = snapshot.state();
      // While there is none nobody may be sent here but those who ask this: they have it read again too. What is well is
      // left alone, since the supervisor asks every two seconds.
      if (!content || failing) snapshot.current();
      return answerHealth(response, snapshot.state(), {
        sharedAddress: visitors.found(),
        backend: await options.backendHealth(),
      });
    }
    if (pathname === "/readyz") {
      // Nobody else may ask for the content while no proxy sends anyone here.
      snapshot.current();
      return answerReadiness(response, await options.notReady());
    }
    const receipt = ownReceipt(url);
    if (receipt) return options.proxy(request, response, receipt);
    const booklet = bookletAsked(pathname);
    if (booklet) return options.proxy(request, response, booklet);
    if (pathname.startsWith("/media/")) {
      if (await serveMedia(request, response, env, pathname, mediaCache)) return;
      return askBackend(request, response);
    }
    // A path that does not decode is that of no file: it goes on to page 404.
    const file = decodedPath(pathname);
    if (file !== undefined && files.serve(request, response, file)) return;
    if (pathname.startsWith("/assets/")) return sendJson(response, 404, { error: "not_found" });

    const bare = pathname.replace(/\/+$/, "");
    const moved = movedUrls.get(bare);
    if (moved) return redirect(response, moved);
    if (bare !== pathname && pathname !== "/") return redirect(response, bare + url.search || "/");

    // Before the page cache, whose keys know the parameter on the news page alone.
    const viewer = postViewerAddress(url);
    if (viewer) return redirect(response, viewer, 302);

    const content = snapshot.current();
    if (!content) return sendLoadingPage(request, response);
    const old = redirectFrom(content)(redirectKey((bare || "/") + url.search));
    if (old) return redirect(response, old.target, old.status);
    if (pathname === "/preview") return answerPreview(request, response, url, { ...site, content });
    await pages.answer(request, response, url, content);
  }

  async function askBackend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = proxyTarget(request.method, request.url ?? "/");
    if ("address" in answer) return options.proxy(request, response, answer.address);
    const { status } = answer;
    sendJson(response, status, { error: refusals[status] }, status === 405 ? { allow: answer.allow } : {});
  }

  async function sendLoadingPage(request: IncomingMessage, response: ServerResponse) {
    const build = await options.build();
    const html = build.entry.module.renderLoadingPage({
      company: options.company,
      path: request.url ?? "/",
      stylesheets: build.assets.routes.root?.css ?? [],
    });
    sendNotice(request, response, env, { status: 503, html, retryAfter: 2 });
  }
  const site = { ...options, loading: sendLoadingPage };

  const watch = watchRequests(env, log);
  const server = createServer({ keepAliveTimeout: 65_000, ...wholeWithin }, (request, response) => {
    const id = identify(request, env.TRUST_PROXY);
    if (namesTwoHosts(request))
      return sendJson(response, 400, { error: "two_hosts" }, { connection: "close" });
    visitors.note(request);
    if (onlyReads(request)) {
      const content = snapshot.current();
      if (content && pages.sendCached(request, response, content)) return noteCached(request, response);
    }
    response.setHeader("x-request-id", id);
    watch(request, response);
    if (options.middleware) options.middleware(request, response, () => start(request, response));
    else start(request, response);
  });

  function start(request: IncomingMessage, response: ServerResponse) {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      if (error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_URL") {
        return sendJson(response, 400, { error: "bad_address" });
      }
      log.error(
        { path: request.url?.split("?")[0], ...inLog(request), ...errorFacts(error) },
        "a request failed",
      );
      sendJson(response, 500, { error: "internal" });
    });
  }

  return server;
}

/** When a request that has not come whole is cut off, in milliseconds, and how often that is looked for: visitors send 64 KB at most. */
const wholeWithin = { requestTimeout: 45_000, connectionsCheckingInterval: 5_000 };
/** The redirect from an address. Of two from one address the first counts. */
const redirectFrom = perContent(({ redirects }) =>
  byPathOrPicture(new Map(redirects.toReversed().map((redirect) => [redirectKey(redirect.from), redirect]))),
);

function redirect(response: ServerResponse, to: string, status = 301) {
  response
    .writeHead(status, { location: addressInHeader(to), "cache-control": "public, max-age=3600" })
    .end();
}
