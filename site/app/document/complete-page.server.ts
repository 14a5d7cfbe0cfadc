import text from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "~/styles/fonts/fraunces-latin-600.woff2?url";
import firstPaintScript from "./first-paint-script.ts?inline-script";
import hydrateScript from "./hydrate-on-interaction.ts?inline-script";

/**
 * When the scripts of a page run: at once, at the reader's first touch, or also when the address names a place in it.
 * "as written" is for development, where the router's scripts are others.
 */
export type ScriptsRun = "now" | "on interaction" | "at a place" | "as written";

const preloadFonts = `if(!document.documentElement.dataset.line)for(let href of ${JSON.stringify([text, headings])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

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
