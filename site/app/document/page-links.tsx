import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { isExternal, opensElsewhere } from "~/ui/link/page-link";

/**
 * Follows links to other pages within the application, and has the old page cross over to the new one where the browser can.
 * A page has two hundred such links: each for itself, a slow phone would work 80 ms longer before it answers the first press.
 */
export function PageLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      // Pressed for another window or a download, or followed already.
      if (event.defaultPrevented || opensElsewhere(event)) return;
      const link = pageLinkAt(event);
      if (!link) return;
      event.preventDefault();
      const replace = link.href === location.href;
      navigate(link.pathname + link.search + link.hash, { viewTransition: true, replace });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

/** Links to pages of the site: our own, those that the router follows by itself, and those in the HTML of the CMS. */
const pageLinks = "a[data-page-link],a[data-discover],.prose a";

/**
 * The link to a page of the site that an event has met. None that leads to a file or an endpoint, to another site or into
 * another window, and none of a text to a place on the page that is open: those of our own close their menu on arrival.
 */
function pageLinkAt(event: Event): HTMLAnchorElement | undefined {
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

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Fetches code and data of the page behind a link as soon as the reader points at it. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    function point(event: Event) {
      const link = pageLinkAt(event);
      if (link && link.pathname !== location.pathname) setPage(link.pathname + link.search);
    }
    for (const intent of intents) document.addEventListener(intent, point, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, point);
    };
  }, []);

  return page ? <PrefetchPageLinks page={page} /> : null;
}

/** Before React runs, links are plain: the browser fetches the page behind one when the reader points at it. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: { href_matches: ["/api/*", "/media/*", "/ways-to-give/*", "/search*", "/*.xml", "/*.ics"] },
          },
          { not: { selector_matches: "[download],[target],[rel~=external]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Leaves as soon as React follows the links itself, so that nothing is fetched twice. */
export function SpeculationRules() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (hydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
