import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation in the browser, moves focus to the new page's heading and says its title to screen readers, as a
 * page load would. A change of the hash or the search alone is no new page.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  // A new page begins at its top, or where it was left, without travelling there. Runs before the router scrolls.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    const html = document.documentElement;
    html.style.scrollBehavior = "auto";
    // Read once: inside a view transition Chromium else scrolls by the style of before, and Back loses the place.
    getComputedStyle(html).getPropertyValue("scroll-behavior");
    requestAnimationFrame(() => html.style.removeProperty("scroll-behavior"));
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (location.hash) return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
