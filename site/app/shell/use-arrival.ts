import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Calls `arrived` when the reader has come to another page or place, or has followed a link to the very one they were at.
 * A change of the search alone is none, nor is a step of a form, which the history keeps as the state of its page. Not for
 * the page the document began with: what was opened there before React came stays open.
 */
export function useArrival(arrived: () => void) {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const latest = useRef(arrived);
  latest.current = arrived;
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    const samePlace = before.pathname + before.hash === location.pathname + location.hash;
    const followedAgain =
      before.search === location.search && navigation !== NavigationType.Pop && location.state === null;
    if (!samePlace || followedAgain) latest.current();
  }, [location, navigation]);
}
