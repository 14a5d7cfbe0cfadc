import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls `arrived` when the reader has come to another page or place, or has chosen the very one they were at; a change of
 * the search alone is none. Not for the page the document began with: what was opened there before React came stays open.
 */
export function useArrival(arrived: () => void) {
  const location = useLocation();
  const shown = useRef(location);
  const latest = useRef(arrived);
  latest.current = arrived;
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    const samePlace = before.pathname + before.hash === location.pathname + location.hash;
    if (!samePlace || before.search === location.search) latest.current();
  }, [location]);
}
