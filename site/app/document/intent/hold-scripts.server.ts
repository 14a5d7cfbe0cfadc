import intentScript from "./intent.ts?inline-script";

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = '<script type="module" async="">';
const heldScript = '<script type="text/plain" data-module="">';

/**
 * Puts the intent script behind the main part of a finished page, so that its first screen is painted before, and, unless
 * the page is an application that runs at once, holds its module back until the reader's first pointer, key, touch or
 * focus. What a reader meets before that, links, menus and forms, works without any script.
 */
export function holdScripts(html: string, scripts: "now" | "on intent"): string {
  const page = html.replace(/<\/main>|(?=<\/body>)/, (place) => `${place}<script>${intentScript}</script>`);
  if (scripts === "now") return page;
  return page.replace(modulePreloads, "").replace(moduleScript, heldScript);
}
