import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { pageLinkAt } from "./page-link-at";

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
