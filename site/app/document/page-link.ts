import { isExternal } from "~/ui/link/is-external";

/**
 * The link to another page of the site that an event has met: one of the application's own, or one in the HTML of the CMS.
 * None that leads to a place on this page, to a file or an endpoint, to another site or into another window.
 */
export function pageLinkAt(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest("a[data-discover],.prose a");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const { pathname } = link;
  if (link.target || link.hasAttribute("download") || isExternal(pathname) || /\.\w+$/.test(pathname))
    return undefined;
  return pathname === location.pathname ? undefined : link;
}
