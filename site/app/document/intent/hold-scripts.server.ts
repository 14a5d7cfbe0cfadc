import type { PageParts } from "~/document/draw/page-parts.server";
import intentScript from "./intent.ts?inline-script";

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = '<script type="module" async="">';
/** Begins what the module takes over from the server: the router's settings and the data of the page. */
const dataOfModule = "<script>window.__reactRouterContext";
const held = (type: "module" | "") => `<script type="text/plain" data-held="${type}">`;

/**
 * Puts the intent script into the head of a finished page, before anything that could be pressed or sent, and, unless the
 * page is an application that runs at once, holds its module and the module's data back until the reader's first pointer,
 * key, touch or focus, or, "at a place", until the address names a place in the page. The data is text too: running it, a slow phone shows the picture some
 * 24 ms later (one run by turns of 42 visits).
 */
export function holdScripts(page: PageParts, scripts: "now" | "on intent" | "at a place"): PageParts {
  const intent = `<script${scripts === "at a place" ? " data-place" : ""}>${intentScript}</script>`;
  if (scripts === "now") return { ...page, head: page.head + intent };
  return {
    ...page,
    head: page.head.replace(modulePreloads, "") + intent,
    scripts: heldData(page.scripts).replace(moduleScript, held("module")),
    more: page.more.map(heldData),
  };
}

/** The router's settings begin its scripts, and each piece of data is one of its own. */
const heldData = (script: string) =>
  script.startsWith(dataOfModule) ? held("") + script.slice("<script>".length) : script;
