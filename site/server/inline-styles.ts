import type { StaticFiles } from "./static-files.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
/** What only stands below the first screen of an information page, which is known by the list of its contents. */
const belowStylesheet = /^\/assets\/below-[^/]+$/;
const informationPage = " data-contents=";

/**
 * Puts the stylesheets of a finished page into the page, so that it is painted without waiting for another request. Each
 * link stays behind it, switched off: React looks for it when it takes the page over.
 *
 * On an information page the styles of what is below the first screen stand in a `noscript`: without scripts they count
 * at once, and otherwise when the arrival script says so (`document/arrival/below-styles.ts`).
 */
export function inlineStyles(html: string, files: StaticFiles): string {
  const holds = html.includes(informationPage);
  return html.replace(stylesheetLink, (link, href: string) => {
    const css = files.get(href)?.variants.identity.body.toString("utf8");
    if (!css || css.includes("</style") || css.includes("</noscript")) return link;
    const style = `<style>${css}</style>`;
    const stands =
      holds && belowStylesheet.test(href) ? `<noscript data-below="">${style}</noscript>` : style;
    return `${stands}${link.replace("/>", ' disabled=""/>')}`;
  });
}
