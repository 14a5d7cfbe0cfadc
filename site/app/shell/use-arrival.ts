import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls `arrived` when the reader has come to another page or place. Not for the page the document began with: what was
 * opened there before React came stays open.
 */
export function useArrival(arrived: () => void) {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const shown = useRef(place);
  const latest = useRef(arrived);
  latest.current = arrived;
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    latest.current();
  }, [place]);
}
