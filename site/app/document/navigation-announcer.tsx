import { useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useArrival } from "~/shell/use-arrival";

/**
 * After a navigation in the browser, moves focus to the place that the hash names, to what else the address asks for (`data-asked`) or to the new page's
 * heading, and says
 * the page's title to screen readers, as a page load would. A change of the search alone is no new page.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  const followed = useNavigationType() !== NavigationType.Pop;

  // A new page begins at its top, or where it was left, without travelling there; to a place on it that a link names the
  // router then scrolls from the top, as the styles say. Runs before it does.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    if (hash && followed) {
      window.scrollTo({ top: 0, behavior: "instant" });
      return;
    }
    const html = document.documentElement;
    html.style.scrollBehavior = "auto";
    // Read once: inside a view transition Chromium else scrolls by the style of before, and Back loses the place.
    getComputedStyle(html).getPropertyValue("scroll-behavior");
    requestAnimationFrame(() => html.style.removeProperty("scroll-behavior"));
  }, [pathname, hash, followed]);

  useArrival(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    // Who sends a form once more, such as the same search, goes on from there.
    if (samePage && !hash && document.activeElement?.closest("form")) return;
    if (!samePage) setTitle(document.title);
    focusPlace(hash);
  });

  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}

/** The router has scrolled there already, unless it was in a part that was closed. What cannot have the focus by itself can have it from then on. */
function focusPlace(hash: string) {
  const asked = document.querySelector<HTMLElement>("[data-asked]");
  const place = hash ? document.getElementById(hash.slice(1)) : (asked ?? document.querySelector("h1"));
  if (!place || place.contains(document.activeElement)) return;
  if (place === asked) place.scrollIntoView({ block: "center" });
  for (const part of document.querySelectorAll<HTMLDetailsElement>("details:not([open])"))
    if (part.contains(place)) {
      part.open = true;
      place.scrollIntoView();
    }
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
