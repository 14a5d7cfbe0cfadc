import type { StaticFiles } from "./static-files.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

/**
 * Puts the stylesheets of a finished page into the page, so that it is painted without waiting for another request. Each
 * link stays behind it, switched off: React looks for it when it takes the page over.
 */
export function inlineStyles(html: string, files: StaticFiles): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const css = files.get(href)?.variants.identity.body.toString("utf8");
    if (!css || css.includes("</style")) return link;
    return `<style>${css}</style>${link.replace("/>", ' disabled=""/>')}`;
  });
}
