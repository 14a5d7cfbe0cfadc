import type { StaticFiles, Stylesheet } from "../files/static-files.ts";
import { headOf } from "../http/security-headers.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
/** What only stands below the first screen of an information page, which is known by the list of its contents. */
const belowStylesheet = /^\/assets\/below-[^/]+$/;
const informationPage = " data-contents=";
/** Its text stands below a phone's first screen (`blocks/page-body.tsx`). */
const textBelow = " data-text-below=";
/** Stands in what `FirstScreenEnd` renders behind the first screen. */
const firstScreenEnd = ' data-first-screen-end="';
/** Its value where all that is below needs its styles at once: the next element is their place. */
const stylesFollow = "styles-follow";

type Pieces = (string | Buffer)[];
type Later = { at: number; has: (href: string, nth: number) => boolean; as: (css: Stylesheet) => Pieces };

/** Which styles of a page stand behind its first screen, where, and how. */
function laterStyles(html: string): Later | undefined {
  const end = html.indexOf(firstScreenEnd);
  if (end === -1) return undefined;
  const value = end + firstScreenEnd.length;
  if (html.startsWith(stylesFollow, value)) {
    const place = html.indexOf("</i>", value) + "</i>".length;
    return { at: html.indexOf(">", place) + 1, has: (_href, nth) => nth > 0, as: style };
  }
  if (!html.includes(informationPage)) return undefined;
  return {
    at: html.indexOf(">", value) + 1,
    has: (href) => belowStylesheet.test(href),
    as: html.includes(textBelow) ? heldStyle : style,
  };
}

/**
 * Puts the stylesheets of a finished page into the page, so that it is painted without waiting for another request. Each
 * link stays, switched off: React looks for it when it takes the page over.
 *
 * The styles of what is below the first screen stand behind that screen, which therefore comes sooner. On an information page
 * that is one stylesheet, and where its text begins below that screen it is in a `noscript`: without scripts it counts at once, and otherwise when the arrival script says so
 * (`document/first-paint.ts`). On the donation form it is all but the first, just before what they are for.
 *
 * `styles` are the texts that were put in, for the page's policy. The page comes as bytes: as one string more of 300 KB it would
 * be copied and cleared away.
 */
export function inlineStyles(html: string, files: StaticFiles): { body: Buffer; styles: string[] } {
  const styles: string[] = [];
  const pieces: Pieces = [];
  const later = laterStyles(html);
  const put: Pieces = [];
  let from = 0;
  for (const { 0: link, 1: href = "", index } of headOf(html).matchAll(stylesheetLink)) {
    const css = files.stylesheet(href);
    if (!css) continue;
    pieces.push(html.slice(from, index));
    if (later?.has(href, styles.length)) put.push(...later.as(css));
    else pieces.push(...style(css));
    styles.push(css.text);
    pieces.push(link.replace("/>", ' disabled=""/>'));
    from = index + link.length;
  }
  if (later && put.length > 0) {
    pieces.push(html.slice(from, later.at), ...put);
    from = later.at;
  }
  pieces.push(html.slice(from));
  return {
    body: Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece))),
    styles,
  };
}

const style = ({ bytes }: Stylesheet): Pieces => ["<style>", bytes, "</style>"];
const heldStyle = (css: Stylesheet): Pieces => [`<noscript data-below="">`, ...style(css), "</noscript>"];
