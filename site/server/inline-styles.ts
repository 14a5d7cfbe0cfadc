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
 *
 * The page comes in pieces, of which the styles are bytes already: they are half of it, and the same for many pages. `styles`
 * are their texts, for the page's policy.
 */
export function inlineStyles(
  html: string,
  files: StaticFiles,
): { pieces: (string | Buffer)[]; styles: string[] } {
  const styles: string[] = [];
  const pieces: (string | Buffer)[] = [];
  const behindFirstScreen = html.includes(informationPage) ? firstScreenEnd.exec(html) : undefined;
  let below: Buffer | undefined;
  let from = 0;
  // React puts the links there. The rest of a page is long.
  for (const { 0: link, 1: href = "", index } of html.slice(0, headEnd(html)).matchAll(stylesheetLink)) {
    const css = files.textOf(href);
    if (!css || !canStandInPage(css)) continue;
    styles.push(css);
    pieces.push(html.slice(from, index));
    if (behindFirstScreen && belowStylesheet.test(href)) below = heldStyle(css);
    else pieces.push(style(css));
    pieces.push(link.replace("/>", ' disabled=""/>'));
    from = index + link.length;
  }
  if (below && behindFirstScreen) {
    const end = behindFirstScreen.index + behindFirstScreen[0].length;
    pieces.push(html.slice(from, end), below);
    from = end;
  }
  pieces.push(html.slice(from));
  return { pieces, styles };
}

const headEnd = (html: string) => html.indexOf("</head>") + 1 || html.length;

/** By the text, as what is made of it below: some fifty stylesheets, which are the same for as long as the site runs. */
function perText<Made>(make: (css: string) => Made): (css: string) => Made {
  const known = new Map<string, Made>();
  return (css) => {
    const made = known.get(css) ?? make(css);
    known.set(css, made);
    return made;
  };
}

const style = perText((css) => Buffer.from(`<style>${css}</style>`));
const heldStyle = perText((css) => Buffer.from(`<noscript data-below=""><style>${css}</style></noscript>`));
const canStandInPage = perText((css) => !(css.includes("</style") || css.includes("</noscript")));
