import { type PointerEvent, useCallback, useEffect, useRef } from "react";
import { headingTowards, type Point } from "./heading-towards";

const openAfterMs = 120;
const closeAfterMs = 320;
/** How long an entry that is crossed on the way to the open panel waits before it takes over. */
const crossedAfterMs = 420;

type HoverIntent = {
  /** What is open now. */
  current: string | undefined;
  /** The panel the pointer may be on its way to. */
  panel: () => Element | null | undefined;
  choose: (entry: string | undefined) => void;
};

/**
 * Turns pointer movement over a list of entries into meant choices: a short rest opens, leaving closes after a while,
 * and a diagonal path to the open panel does not switch. Touch is left to clicks.
 */
export function useHoverIntent({ current, panel, choose }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trail = useRef<Point[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = useCallback(
    (entry: string | undefined, delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => choose(entry), delay);
    },
    [choose],
  );

  return {
    move: (event: PointerEvent) => {
      trail.current = [...trail.current.slice(-4), { x: event.clientX, y: event.clientY }];
    },
    enter: (event: PointerEvent, entry: string) => {
      if (event.pointerType !== "mouse") return;
      if (entry === current) return clearTimeout(timer.current);
      const box = panel()?.getBoundingClientRect();
      const [from] = trail.current;
      const crossing =
        current && from && box && headingTowards(from, { x: event.clientX, y: event.clientY }, box);
      later(entry, crossing ? crossedAfterMs : openAfterMs);
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") later(undefined, closeAfterMs);
    },
    stay: () => clearTimeout(timer.current),
    /** The pointer rests on an entry without having entered it: it was there before anybody listened. */
    found: (entry: string) => later(entry, openAfterMs),
  };
}
