import intentScript from "./intent.ts?inline-script";

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = '<script type="module" async="">';
const heldScript = '<script type="text/plain" data-module="">';

/**
 * Puts the intent script into the head of a finished page, before anything that could be pressed or sent, and, unless the
 * page is an application that runs at once, holds its module back until the reader's first pointer, key, touch or focus.
 */
export function holdScripts(html: string, scripts: "now" | "on intent"): string {
  const page = html.replace("</head>", () => `<script>${intentScript}</script></head>`);
  if (scripts === "now") return page;
  return page.replace(modulePreloads, "").replace(moduleScript, heldScript);
}
