/** The path at which the server draws the frame for all pages (`frame.server.ts`). No page has it. */
export const anyPath = "/~any-page~";

/** What stands in the frame for an attribute that only some pages have: a question about the page's path. */
const question = (kind: "is" | "below", href: string) => `${anyPath}?${kind}=${href}`;

/** `aria-current` of a link to `href` on the page `pathname`. */
export function currentPage(pathname: string, href: string): "page" | undefined {
  if (import.meta.env.SSR && pathname === anyPath) return question("is", href) as "page";
  return pathname === href ? "page" : undefined;
}

/** `data-here` of the section `href` on the page `pathname`: there when the page is that section or below it. */
export function isHere(pathname: string, href: string): "" | undefined {
  if (import.meta.env.SSR && pathname === anyPath) return question("below", href) as "";
  return `${pathname}/`.startsWith(`${href}/`) ? "" : undefined;
}
