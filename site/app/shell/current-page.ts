/** `aria-current` of a link to `href` on the page `pathname`. */
export const currentPage = (pathname: string, href: string): "page" | undefined =>
  pathname === href ? "page" : undefined;

/** `data-here` of the section `href` on the page `pathname`: there when the page is that section or below it. */
export const isHere = (pathname: string, href: string): "" | undefined =>
  `${pathname}/`.startsWith(`${href}/`) ? "" : undefined;
