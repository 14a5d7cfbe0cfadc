import { sliderIntervalMs } from "@pcf/contract/constants";
import { useEffect, useReducer, useState, useSyncExternalStore } from "react";

const still = "(prefers-reduced-motion: reduce)";

function watchMotion(changed: () => void) {
  const query = window.matchMedia(still);
  query.addEventListener("change", changed);
  document.addEventListener("visibilitychange", changed);
  return () => {
    query.removeEventListener("change", changed);
    document.removeEventListener("visibilitychange", changed);
  };
}
const mayMove = () => !document.hidden && !window.matchMedia(still).matches;

/**
 * Which of `count` slides is shown. It moves on every 5 s and starts again after the last; it rests while the reader
 * points at it, has the focus in it, looks at another tab, prefers less motion, or has pressed pause.
 */
export function useSlides(count: number) {
  const [current, show] = useState(0);
  const [seen, see] = useReducer(
    (known: ReadonlySet<number>, slide: number) => new Set(known).add(slide),
    new Set([0]),
  );
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const movable = useSyncExternalStore(watchMotion, mayMove, () => false);
  const moving = playing && !hovered && !focused && movable && count > 1;

  useEffect(() => see(current), [current]);
  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    // The next picture is fetched halfway, so that it is there when its slide comes.
    const soon = setTimeout(() => see(next), sliderIntervalMs / 2);
    const move = setTimeout(() => show(next), sliderIntervalMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(move);
    };
  }, [moving, current, count]);

  return {
    current,
    seen,
    playing: playing && movable,
    show,
    toggle: () => setPlaying(!playing),
    /** Spread on the slider's element. */
    stage: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
