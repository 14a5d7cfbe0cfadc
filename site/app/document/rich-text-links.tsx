import { useEffect } from "react";
import { useNavigate } from "react-router";
import { opensElsewhere } from "~/ui/link/opens-elsewhere";
import { pageLinkAt } from "./page-link";

/** Follows the links in the HTML of the CMS within the application, as those of our own making are followed. */
export function RichTextLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      // Pressed for another window or a download, or followed already.
      if (event.defaultPrevented || opensElsewhere(event)) return;
      const link = pageLinkAt(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { viewTransition: true });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}
