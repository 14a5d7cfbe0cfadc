import { isExternal } from "~/ui/link/is-external";

/** Links to pages of the site: our own, those that the router follows by itself, and those in the HTML of the CMS. */
const pageLinks = "a[data-page-link],a[data-discover],.prose a";

/**
 * The link to a page of the site that an event has met. None that leads to a file or an endpoint, to another site or into
 * another window, and none of a text to a place on the page that is open: those of our own close their menu on arrival.
 */
export function pageLinkAt(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest(pageLinks);
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const { pathname } = link;
  if (link.target || link.hasAttribute("download") || isExternal(pathname) || /\.\w+$/.test(pathname))
    return undefined;
  const ours = "pageLink" in link.dataset;
  return !ours && link.hash && isOpen(link) ? undefined : link;
}

/** Whether the page that a link leads to is the one that is open. */
const isOpen = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;
