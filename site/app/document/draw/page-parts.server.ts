/**
 * A page as React has drawn it, cut where something of ours is put in: at the end of the head, from the router's scripts
 * on, and behind those. The long parts, which `more` may hold too, are put together once, at the end.
 */
export type PageParts = {
  head: string;
  body: string;
  scripts: string;
  more: readonly string[];
  close: string;
};

/** What the router's `Scripts` writes first. */
const firstScript = "<script>window.__reactRouterContext = ";

/** Anything that is no whole document is `body` alone. */
export function cutPage(html: string): PageParts {
  const head = html.indexOf("</head>");
  if (head === -1) return { head: "", body: html, scripts: "", more: [], close: "" };
  const close = html.lastIndexOf("</body>");
  const scripts = html.lastIndexOf(firstScript);
  const end = scripts === -1 ? close : scripts;
  return {
    head: html.slice(0, head),
    body: html.slice(head, end),
    scripts: html.slice(end, close),
    more: [],
    close: html.slice(close),
  };
}

export const wholePage = ({ head, body, scripts, more, close }: PageParts): string =>
  head + body + scripts + more.join("") + close;

/** Behind all that a reader waits for. */
export function atTheEnd(page: PageParts, ...more: string[]): PageParts {
  return page.close ? { ...page, more: [...page.more, ...more] } : page;
}
