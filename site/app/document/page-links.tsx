import { useEffect } from "react";
import { useNavigate } from "react-router";
import { opensElsewhere } from "~/ui/link/opens-elsewhere";
import { pageLinkAt } from "./page-link-at";

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
