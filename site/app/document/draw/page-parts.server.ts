/**
 * A page as React has drawn it, cut where something of ours is put in: at the end of the head, and from the router's scripts
 * on. The long part between them is not copied each time.
 */
export type PageParts = { head: string; body: string; end: string };

/** What the router's `Scripts` writes first. */
const firstScript = "<script>window.__reactRouterContext = ";

/** Anything that is no whole document is `body` alone. */
export function cutPage(html: string): PageParts {
  const head = html.indexOf("</head>");
  if (head === -1) return { head: "", body: html, end: "" };
  const scripts = html.lastIndexOf(firstScript);
  const end = scripts === -1 ? html.lastIndexOf("</body>") : scripts;
  return { head: html.slice(0, head), body: html.slice(head, end), end: html.slice(end) };
}

export const wholePage = ({ head, body, end }: PageParts): string => head + body + end;

/** Behind all that a reader waits for. */
export function atTheEnd(page: PageParts, more: string): PageParts {
  return { ...page, end: page.end.replace("</body>", () => `${more}</body>`) };
}
