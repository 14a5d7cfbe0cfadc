import { text } from "node:stream/consumers";
import { jsonInScript } from "@pcf/contract/escaped-markup";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import textFont from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headingsFont from "~/styles/fonts/fraunces-latin-600.woff2?url";
import firstPaintScript from "./first-paint-script.ts?inline-script";
import hydrateScript from "./hydrate-on-interaction.ts?inline-script";

const renderTimeoutMs = 10_000;

type Rendered = { html: string; failed: boolean };

/**
 * Renders a page whole. `data` are the scripts with what the page's own script takes over; `failed` says that a part of it
 * could not be rendered.
 *
 * @throws what a component throws.
 */
export async function renderPage(
  request: Request,
  context: EntryContext,
  report: (error: unknown) => void,
): Promise<Rendered & { data: string }> {
  const { serverHandoffStream, ...withoutData } = context;
  const tree = <ServerRouter context={ofItsOwnRoutes(withoutData)} url={request.url} />;
  const rendered = renderedAtOnce(tree) ?? (await renderedByStream(tree, report));
  const takesOver = serverHandoffStream && context.renderMeta?.didRenderScripts;
  return { ...rendered, data: takesOver ? await dataScripts(serverHandoffStream) : "" };
}

/** The router would make all hundred routes again for each page, which has two or three of them. */
function ofItsOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** What React writes where a boundary shows its fallback, for now or for good. */
const fallback = /<!--\$[?!]-->/;

/**
 * The page as one string, which spares it the way through a stream and back; undefined where something is waited for (the
 * code of a block that no page has had yet) or fails, which the stream then says.
 */
function renderedAtOnce(page: React.ReactNode): Rendered | undefined {
  try {
    const html = renderToString(page);
    return fallback.test(html) ? undefined : { html, failed: false };
  } catch {
    return undefined;
  }
}

async function renderedByStream(page: React.ReactNode, onError: (error: unknown) => void): Promise<Rendered> {
  let failed = false;
  const { prelude } = await prerenderToNodeStream(page, {
    signal: AbortSignal.timeout(renderTimeoutMs),
    onError(error) {
      failed = true;
      onError(error);
    },
  });
  return { html: await text(prelude), failed };
}

/**
 * The loaders' data as the router's script takes it over: what the router itself puts behind a page, but in one piece and
 * without rendering it by React (`StreamTransfer` in react-router's `lib/dom/ssr/single-fetch.tsx`). No loader of ours hands on
 * a promise, so that the stream ends by itself.
 */
async function dataScripts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = jsonInScript(await text(stream));
  const to = "window.__reactRouterContext.streamController";
  return `<script>${to}.enqueue(${data});</script><script>${to}.close();</script>`;
}

/**
 * When the scripts of a page run: at once, at the reader's first touch, or also when the address names a place in it.
 * "as written" is for development, where the router's scripts are others.
 */
export type ScriptsRun = "now" | "on interaction" | "at a place" | "as written";

const preloadFonts = `if(!document.documentElement.dataset.line)for(let href of ${JSON.stringify([textFont, headingsFont])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

/**
 * Preloads the two fonts of every page, unless the line is slow (`first-paint.ts`): by a script, because a link is followed on
 * every line. The picture at the top has been asked for before. One script for all of it: each costs a slow phone some
 * milliseconds before its first frame.
 */
const firstPaint = `<script>${firstPaintScript}${preloadFonts}</script>`;
const hydrate = (attributes = "") => `<script${attributes}>${hydrateScript}</script>`;

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = '<script type="module" async="">';
/** Begins what the module takes over from the server: the router's settings and the data of the page. */
const dataOfModule = /<script>(?=window\.__reactRouterContext)/g;
const held = (type: "module" | "") => `<script type="text/plain" data-held="${type}">`;

/**
 * A rendered page with the two scripts at the end of its head, what must run before the first frame and what listens for the
 * reader's first pointer, key, touch or focus; and with the module's data, and what no reader waits for (`last`), at its end.
 * Unless the page is an application that runs at once, module and data are held back until that first touch. The data is text
 * too: running it, a slow phone shows the picture some 24 ms later (one run by turns of 42 visits). What is no document stays
 * as it is.
 */
export function completePage(html: string, { data = "", last = "" }, run: ScriptsRun): string {
  const head = html.indexOf("</head>");
  const close = html.lastIndexOf("</body>");
  if (head === -1 || close === -1) return html;
  // The router's scripts stand behind all of the page.
  const scripts = html.lastIndexOf("<script>window.__reactRouterContext = ");
  const end = scripts === -1 ? close : scripts;
  const router = html.slice(end, close) + data;
  const isHeld = run === "on interaction" || run === "at a place";
  const listens = run === "as written" ? "" : hydrate(run === "at a place" ? " data-place" : "");
  return [
    // React's streams write it by themselves, and its strings do not.
    html.startsWith("<html") ? "<!DOCTYPE html>" : "",
    isHeld ? html.slice(0, head).replace(modulePreloads, "") : html.slice(0, head),
    firstPaint,
    listens,
    html.slice(head, end),
    isHeld ? router.replace(moduleScript, held("module")).replaceAll(dataOfModule, held("")) : router,
    last,
    html.slice(close),
  ].join("");
}
