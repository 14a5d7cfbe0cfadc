import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
} from "react-router";
import {
  calendarWidgetContext,
  demoGatewayContext,
  type MapService,
  mapServiceContext,
  returnedFormContext,
  searchMissedContext,
  siteOriginContext,
} from "~/content/request-contexts";
import type { RootData } from "~/content/site";
import { type SiteContent, siteContentContext } from "~/content/site-content";
import { uriOf } from "~/content/views/page-view";
import { completePage, renderPage, type ScriptsRun } from "~/document/render-page.server";
import { type ShownGroupCheck, shownGroupCheckContext } from "~/get-support/confirm-group/shown-group-check";
import type { RouteHandle } from "~/route-handle";
import { structuredData, structuredDataScript } from "~/structured-data/structured-data.server";
import {
  type ShownMyGifts,
  type ShownReceiptCheck,
  shownMyGiftsContext,
  shownReceiptCheckContext,
} from "~/ways-to-give/visitor-data";

// The server that runs this application must use the very copy of the router that it was made with.
export { createRequestHandler } from "react-router";
export { renderBusyPage } from "~/loading/busy-page";
export { renderLoadingPage } from "~/loading/loading-page";

const reportErrorContext = createContext<(error: unknown) => void>(() => {});
const takePageContext = createContext<((html: string) => void) | undefined>(undefined);

/** Renders a page whole: what is cached and hashed must be complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const report = loadContext.get(reportErrorContext);
  const { html, data, failed } = await renderPage(request, routerContext, report);
  const answered = failed ? 500 : status;
  headers.set("content-type", "text/html; charset=utf-8");
  const things = answered === 200 ? thingsOf(request, routerContext, loadContext) : [];
  const ends = { data, last: structuredDataScript(things) };
  const page = completePage(html, ends, scriptsOf(request, routerContext));
  const take = loadContext.get(takePageContext);
  take?.(page);
  return new Response(take ? null : page, { headers, status: answered });
}

/** The root loader's data, as far as it is there. */
const rootOf = ({ staticHandlerContext }: EntryContext): Partial<RootData> | undefined =>
  staticHandlerContext.loaderData.root;

function scriptsOf(request: Request, context: EntryContext): ScriptsRun {
  if (import.meta.env.DEV) return "as written";
  // The summary of what is wrong takes the focus when React is there: at once, not out of the field that is being mended.
  if (rootOf(context)?.returnedForm) return "now";
  const { staticHandlerContext, routeModules } = context;
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as RouteHandle | undefined,
  );
  const hasSearch = new URL(request.url).search !== "";
  const now = handles.some(
    (handle) => handle?.script === "now" || (handle?.script === "now where asked" && hasSearch),
  );
  if (now) return "now";
  return handles.some((handle) => handle?.script === "now at a place") ? "at a place" : "on interaction";
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
  calendarWidget?: string | undefined;
  mapService?: MapService | undefined;
  reportError: (error: unknown) => void;
  /** Is given a page in place of the answer's body: through a body it would be encoded and decoded, for 1.7 ms of 8. */
  takePage?: (html: string) => void;
  /** Is called with the term of a search that finds nothing at all. */
  searchMissed?: (term: string) => void;
  /** What the donor's own page shows to the one who asks. */
  myGifts?: ShownMyGifts | undefined;
  /** What the page that checks receipts answers to a form that was sent. */
  receiptCheck?: ShownReceiptCheck | undefined;
  groupCheck?: ShownGroupCheck | undefined;
  /** What was typed into a form that was not taken. */
  returnedForm?: ReturnedForm | undefined;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContentContext, site.content);
  context.set(siteOriginContext, site.origin);
  context.set(demoGatewayContext, site.demoGateway);
  if (site.mapService) context.set(mapServiceContext, site.mapService);
  if (site.calendarWidget) context.set(calendarWidgetContext, site.calendarWidget);
  context.set(reportErrorContext, site.reportError);
  if (site.takePage) context.set(takePageContext, site.takePage);
  if (site.myGifts) context.set(shownMyGiftsContext, site.myGifts);
  if (site.groupCheck) context.set(shownGroupCheckContext, site.groupCheck);
  if (site.receiptCheck) context.set(shownReceiptCheckContext, site.receiptCheck);
  if (site.returnedForm) context.set(returnedFormContext, site.returnedForm);
  if (site.searchMissed) context.set(searchMissedContext, site.searchMissed);
  return context;
}
