import text from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "~/styles/fonts/fraunces-latin-600.woff2?url";
import arrivalScript from "./arrival/arrival.ts?inline-script";
import intentScript from "./intent/intent.ts?inline-script";

/** When the scripts of a page run: at once, at the reader's first touch, or also when the address names a place in it. */
export type ScriptsRun = "now" | "on intent" | "at a place";

const preloadFonts = `if(!document.documentElement.dataset.line)for(let href of ${JSON.stringify([text, headings])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

/**
 * Preloads the two fonts of every page, unless the line is slow (`slow-line.ts`): by a script, because a link is followed on
 * every line. The picture at the top has been asked for before. One script for all of it: each costs a slow phone some
 * milliseconds before its first frame.
 */
const arrival = `<script>${arrivalScript}${preloadFonts}</script>`;
const intent = (attributes = "") => `<script${attributes}>${intentScript}</script>`;

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = '<script type="module" async="">';
/** Begins what the module takes over from the server: the router's settings and the data of the page. */
const dataOfModule = /<script>(?=window\.__reactRouterContext)/g;
const held = (type: "module" | "") => `<script type="text/plain" data-held="${type}">`;

/**
 * A rendered page with the two scripts at the end of its head: what must run before the first frame, and what listens for the
 * reader's first pointer, key, touch or focus. Unless the page is an application that runs at once, its module and the
 * module's data are held back until then. The data is text too: running it, a slow phone shows the picture some 24 ms later
 * (one run by turns of 42 visits). During development the router's scripts run as they are.
 */
export function completePage(html: string, run: ScriptsRun): string {
  const end = html.indexOf("</head>");
  if (end === -1) return html;
  const head = html.slice(0, end) + arrival;
  if (import.meta.env.DEV) return head + html.slice(end);
  if (run === "now") return head + intent() + html.slice(end);
  // The router's scripts stand behind all of the page: what a reader or editor wrote before them is left alone.
  const scripts = Math.max(html.lastIndexOf("<script>window.__reactRouterContext = "), end);
  return [
    head.replace(modulePreloads, ""),
    intent(run === "at a place" ? " data-place" : ""),
    html.slice(end, scripts),
    html.slice(scripts).replace(moduleScript, held("module")).replaceAll(dataOfModule, held("")),
  ].join("");
}

/** Behind all that a reader waits for. What is no document stays as it is. */
export function withAtTheEnd(html: string, more: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html : html.slice(0, end) + more + html.slice(end);
}
