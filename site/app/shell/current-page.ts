import { useLocation, useMatches } from "react-router";
import type { RouteHandle } from "~/route-handle";

/** `aria-current` of a link to `href` on the page `pathname`. */
export const currentPage = (pathname: string, href: string): "page" | undefined =>
  pathname === href ? "page" : undefined;

/** `data-here` of the section `href` on the page `pathname`: there when the page is that section or below it. */
export const isHere = (pathname: string, href: string): "" | undefined =>
  `${pathname}/`.startsWith(`${href}/`) ? "" : undefined;

/** Whether the page in view is one where money is given: what surrounds every page steps back around it. */
export function useIsGivingPage(): boolean {
  const { pathname } = useLocation();
  const bodies = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.body);
  return bodies.includes("donation") || pathname.includes("/donate-online");
}
