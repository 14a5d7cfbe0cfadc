import { type TouchEvent, useRef } from "react";

const shortestPx = 50;

/** Tells a swipe to the side from a tap and from scrolling. An album's own row keeps its swipes to itself. */
export function useSwipe(onSwipe: (direction: "left" | "right") => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0);
      const inRow = event.target instanceof Element && event.target.closest(".carousel, video");
      start.current = touch && !inRow ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0);
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.abs(across) < shortestPx || Math.abs(across) < Math.abs(down) * 1.5) return;
      onSwipe(across < 0 ? "left" : "right");
    },
  };
}
