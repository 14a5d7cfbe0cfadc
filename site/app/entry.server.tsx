import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
} from "react-router";
import { type MapService, mapServiceContext } from "~/content/map-service";
import { uriOf } from "~/content/page-view";
import { returnedFormContext } from "~/content/returned-form";
import { type SiteContent, siteContentContext } from "~/content/site-content";
import { calendarWidgetContext, demoGatewayContext, siteOriginContext } from "~/content/site-origin";
import { addArrivalScript } from "~/document/arrival/arrival-script.server";
import { drawPage } from "~/document/draw/draw-page.server";
import { wholePage } from "~/document/draw/page-parts.server";
import { pageResponse } from "~/document/draw/page-response.server";
import { holdScripts } from "~/document/intent/hold-scripts.server";
import { type ShownGroupCheck, shownGroupCheckContext } from "~/get-support/confirm-group/shown-group-check";
import type { RouteHandle } from "~/route-handle";
import { searchMissedContext } from "~/search/search-missed";
import { anyPath } from "~/shell/frame/current-page";
import { cutFrame, type Frame, fillFrame } from "~/shell/frame/frame.server";
import type { FramePartName } from "~/shell/frame/frame-part";
import type { RootData } from "~/shell/site";
import { structuredData, withStructuredData } from "~/structured-data/structured-data.server";
import {
  type ShownMyGifts,
  type ShownReceiptCheck,
  shownMyGiftsContext,
  shownReceiptCheckContext,
} from "~/ways-to-give/visitor-data";

// The server that runs this application must use the very copy of the router that it was made with.
export { createRequestHandler } from "react-router";
export { pageOf } from "~/document/draw/page-response.server";
export { renderBusyPage } from "~/loading/busy-page";
export { renderLoadingPage } from "~/loading/loading-page";

const reportErrorContext = createContext<(error: unknown) => void>(() => {});

/**
 * Renders a page whole, but for the frame that is the same on every page: `withFrame` puts that in. What is cached and
 * hashed must be complete.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const report = loadContext.get(reportErrorContext);
  const frame = import.meta.env.DEV ? undefined : await frameFor(request, routerContext, loadContext);
  const drawing = frame ? partsFromFrame(routerContext) : "whole";
  const { page: drawn, failed } = await drawPage(request, routerContext, drawing, report);
  const answered = failed ? 500 : status;
  headers.set("content-type", "text/html; charset=utf-8");
  const arriving = addArrivalScript(drawn);
  const page = import.meta.env.DEV ? arriving : holdScripts(arriving, scriptsOf(request, routerContext));
  const things = answered === 200 ? thingsOf(request, routerContext, loadContext) : [];
  return pageResponse(wholePage(withStructuredData(page, things)), { headers, status: answered });
}

/** The root loader's data, as far as it is there. */
const rootOf = ({ staticHandlerContext }: EntryContext): Partial<RootData> | undefined =>
  staticHandlerContext.loaderData.root;

/** What became of a form that a browser posted by itself may stand in the footer, which is then this page's own. */
function partsFromFrame(context: EntryContext): FramePartName[] {
  return rootOf(context)?.returnedForm ? ["header", "menu"] : ["header", "footer", "menu"];
}

const frames = new WeakMap<SiteContent, { frame: Frame | undefined; year: number }>();

/** The frame around every page of this content, drawn with the first of them. Its last line names the year. */
async function frameFor(
  request: Request,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Frame | undefined> {
  const content = loadContext.get(siteContentContext);
  const year = new Date().getFullYear();
  const known = frames.get(content);
  if (known?.year === year) return known.frame;
  const { staticHandlerContext: found } = routerContext;
  const root = rootOf(routerContext);
  const anywhere = {
    ...routerContext,
    // What follows the data of the page is the page's own.
    serverHandoffStream: undefined,
    staticHandlerContext: {
      ...found,
      location: { ...found.location, pathname: anyPath, search: "" },
      loaderData: { ...found.loaderData, root: root && { ...root, returnedForm: undefined } },
    },
  };
  const { page } = await drawPage(request, anywhere, "frame", loadContext.get(reportErrorContext));
  const frame = cutFrame(wholePage(page));
  frames.set(content, { frame, year });
  return frame;
}

/** A piece of a page that `handleRequest` made of this content, with the frame that belongs into it. */
export function withFrame(piece: string, content: SiteContent, pathname: string): Buffer {
  const frame = frames.get(content)?.frame;
  return frame ? fillFrame(piece, frame, pathname) : Buffer.from(piece);
}

function scriptsOf(request: Request, context: EntryContext): "now" | "on intent" | "at a place" {
  // The summary of what is wrong takes the focus when React is there: at once, not out of the field that is being mended.
  if (rootOf(context)?.returnedForm) return "now";
  const { staticHandlerContext, routeModules } = context;
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as RouteHandle | undefined,
  );
  const asked = new URL(request.url).search !== "";
  const now = handles.some(
    (handle) => handle?.script === "now" || (handle?.script === "now where asked" && asked),
  );
  if (now) return "now";
  return handles.some((handle) => handle?.script === "now at a place") ? "at a place" : "on intent";
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
  if (site.myGifts) context.set(shownMyGiftsContext, site.myGifts);
  if (site.groupCheck) context.set(shownGroupCheckContext, site.groupCheck);
  if (site.receiptCheck) context.set(shownReceiptCheckContext, site.receiptCheck);
  if (site.returnedForm) context.set(returnedFormContext, site.returnedForm);
  if (site.searchMissed) context.set(searchMissedContext, site.searchMissed);
  return context;
}
