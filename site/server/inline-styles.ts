import type { StaticFiles } from "./static-files.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
/** What only stands below the first screen of an information page, which is known by the list of its contents. */
const belowStylesheet = /^\/assets\/below-[^/]+$/;
const informationPage = " data-contents=";
/** What `FirstScreenEnd` renders behind the hero. */
const firstScreenEnd = /<i [^>]*data-first-screen-end=[^>]*>/;

/**
 * Puts the stylesheets of a finished page into the page, so that it is painted without waiting for another request. Each
 * link stays, switched off: React looks for it when it takes the page over.
 *
 * On an information page the styles of what is below the first screen stand behind that screen, which therefore comes
 * sooner, in a `noscript`: without scripts they count at once, and otherwise when the arrival script says so
 * (`document/arrival/below-styles.ts`).
 */
export function inlineStyles(html: string, files: StaticFiles): string {
  const holds = html.includes(informationPage) && firstScreenEnd.test(html);
  let below = "";
  const page = html.replace(stylesheetLink, (link, href: string) => {
    const css = files.textOf(href);
    if (!css || !canStandInPage(css)) return link;
    const style = `<style>${css}</style>`;
    const off = link.replace("/>", ' disabled=""/>');
    if (!holds || !belowStylesheet.test(href)) return style + off;
    below = `<noscript data-below="">${style}</noscript>`;
    return off;
  });
  return below ? page.replace(firstScreenEnd, (end) => end + below) : page;
}

/** By the text: some fifty stylesheets, which are the same for as long as the site runs. */
const fits = new Map<string, boolean>();

function canStandInPage(css: string): boolean {
  const known = fits.get(css) ?? !(css.includes("</style") || css.includes("</noscript"));
  fits.set(css, known);
  return known;
}
