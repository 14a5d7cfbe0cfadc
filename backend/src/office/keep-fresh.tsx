"use client";

import { useRouter } from "next/navigation.js";
import { useEffect } from "react";

/** Shows the page as it is now, every few seconds while somebody looks at it: for work that goes on at the server. */
export function KeepFresh({ everyMs }: { everyMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router, everyMs]);
  return null;
}
