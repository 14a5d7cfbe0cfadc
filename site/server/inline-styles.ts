import type { StaticFiles } from "./static-files.ts";
import type { UsedStyles } from "./used-styles.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

/** Shorter ones are not worth leaving anything out. */
const longStylesheet = 8_000;

/**
 * Puts the stylesheets of a finished page into the page, so that it is painted without waiting for another request. Each
 * link stays behind it, switched off: React looks for it when it takes the page over. With `used`, a long stylesheet is
 * put in only as far as the page uses it, and its link is marked `data-rest`: it is switched on before scripts add
 * anything to the page (`document/intent/intent.ts`).
 */
export function inlineStyles(html: string, files: StaticFiles, used?: UsedStyles): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const css = files.get(href)?.variants.identity.body.toString("utf8");
    if (!css || css.includes("</style")) return link;
    const off = (mark: string) => link.replace("/>", ` disabled=""${mark}/>`);
    if (!used || css.length < longStylesheet) return `<style>${css}</style>${off("")}`;
    return `<style>${used(css, html)}</style>${off(' data-rest=""')}`;
  });
}
