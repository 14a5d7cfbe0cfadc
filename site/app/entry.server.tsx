import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { uriOf } from "~/content/page-view";
import { type SiteContent, siteContentContext } from "~/content/site-content";
import { demoGatewayContext, siteOriginContext } from "~/content/site-origin";
import { addArrivalScript } from "~/document/arrival/arrival-script.server";
import { holdScripts } from "~/document/intent/hold-scripts.server";
import type { RouteHandle } from "~/route-handle";
import { searchMissedContext } from "~/search/search-missed";
import { structuredData, withStructuredData } from "~/structured-data/structured-data.server";
import { type ShownMyGifts, shownMyGiftsContext } from "~/ways-to-give/my-gifts/shown-my-gifts";
import {
  type ShownReceiptCheck,
  shownReceiptCheckContext,
} from "~/ways-to-give/receipt-check/shown-receipt-check";

// The server that runs this application must use the very copy of the router that it was made with.
export { createRequestHandler } from "react-router";
export { renderBusyPage } from "~/loading/busy-page";
export { renderLoadingPage } from "~/loading/loading-page";

const reportErrorContext = createContext<(error: unknown) => void>(() => {});
const renderTimeoutMs = 10_000;

/** Renders a page whole: what is cached and hashed must be complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          resolve(
            text(body).then((html) => {
              headers.set("content-type", "text/html; charset=utf-8");
              const arriving = addArrivalScript(html);
              const page = import.meta.env.DEV ? arriving : holdScripts(arriving, scriptsOf(routerContext));
              const things = answered === 200 ? thingsOf(request, routerContext, loadContext) : [];
              return new Response(withStructuredData(page, things), { headers, status: answered });
            }),
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          answered = 500;
          loadContext.get(reportErrorContext)(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

function scriptsOf({ staticHandlerContext, routeModules }: EntryContext): "now" | "on intent" {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as RouteHandle | undefined,
  );
  const missing = staticHandlerContext.statusCode === 404;
  const now = handles.some(
    (handle) => handle?.script === "now" || (handle?.script === "now where nothing is" && missing),
  );
  return now ? "now" : "on intent";
}

function thingsOf(
  request: Request,
  { staticHandlerContext }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const match = staticHandlerContext.matches.at(-1);
  return structuredData(match?.route.id ?? "", {
    content: loadContext.get(siteContentContext),
    origin: loadContext.get(siteOriginContext),
    uri: uriOf(request),
    slug: Object.values(match?.params ?? {})[0] ?? "",
    search: new URL(request.url).searchParams,
  });
}

/** Thrown by a loader or while rendering: for the log, by way of the server that asked. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};

/** What loaders read of a request, made from the snapshot it is answered from. */
export function requestContext(site: {
  content: SiteContent;
  origin: string;
  demoGateway: boolean;
  reportError: (error: unknown) => void;
  /** Is called with the term of a search that finds nothing at all. */
  searchMissed?: (term: string) => void;
  /** What the donor's own page shows to who asks. */
  myGifts?: ShownMyGifts | undefined;
  /** What the page that checks receipts answers to a form that was sent. */
  receiptCheck?: ShownReceiptCheck | undefined;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContentContext, site.content);
  context.set(siteOriginContext, site.origin);
  context.set(demoGatewayContext, site.demoGateway);
  context.set(reportErrorContext, site.reportError);
  if (site.myGifts) context.set(shownMyGiftsContext, site.myGifts);
  if (site.receiptCheck) context.set(shownReceiptCheckContext, site.receiptCheck);
  if (site.searchMissed) context.set(searchMissedContext, site.searchMissed);
  return context;
}
