import { type MouseEvent, useEffect, useRef } from "react";
import { opensElsewhere } from "~/ui/link/opens-elsewhere";

/**
 * For a list that grows at a press: a reader who asked for more goes on with the first of it, since what they pressed may
 * be gone, unless they are elsewhere by now. `list` is the list's element, `ask` is called at the press, and `count` is
 * how many things are shown.
 */
export function useFirstNew<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const asked = useRef<{ shownBefore: number; by: Element }>(undefined);
  useEffect(() => {
    if (!asked.current || count <= asked.current.shownBefore) return;
    const { shownBefore, by } = asked.current;
    asked.current = undefined;
    const { activeElement } = document;
    if (activeElement !== by && activeElement !== document.body) return;
    list.current?.children[shownBefore]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    ask: (event: MouseEvent) => {
      if (!opensElsewhere(event)) asked.current = { shownBefore: count, by: event.currentTarget };
    },
  };
}
