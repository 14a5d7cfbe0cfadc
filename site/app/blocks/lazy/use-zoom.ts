import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How large what fits the window may get, and by how much a press of a button changes that. */
const largest = 4;
const step = 1.5;

const between = (zoom: number) => Math.min(largest, Math.max(1, zoom));

type Place = { x: number; y: number };

const distance = ([a, b]: Place[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = ([a, b]: Place[]): Place =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const placesOf = ({ touches }: TouchEvent) => [...touches].map(({ clientX: x, clientY: y }) => ({ x, y }));

/**
 * Enlarges what scrolls inside `frame`: by two fingers, by a pinch of a touchpad, or by whoever calls `larger` and
 * `smaller`. What is in the middle of the fingers, or else of the frame, stays where it is. The styles are told of it as
 * `--zoom`, and of the shape (width to height) as `--shape`: by script, since pages carry no inline styles.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, shape: number) {
  const [zoom, setZoom] = useState(1);
  const now = useRef({ zoom, around: undefined as Place | undefined });

  function zoomTo(next: number, around?: Place) {
    now.current.around = around;
    setZoom(between(next));
  }
  const latest = useRef(zoomTo);
  latest.current = zoomTo;

  useLayoutEffect(() => {
    const { current: box } = frame;
    const { zoom: before, around } = now.current;
    now.current = { zoom, around: undefined };
    box?.style.setProperty("--zoom", String(zoom));
    if (!box || before === zoom) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = around ? { x: around.x - left, y: around.y - top } : { x: width / 2, y: height / 2 };
    box.scrollLeft = (box.scrollLeft + at.x) * (zoom / before) - at.x;
    box.scrollTop = (box.scrollTop + at.y) * (zoom / before) - at.y;
  }, [zoom, frame]);

  useLayoutEffect(() => frame.current?.style.setProperty("--shape", String(shape)), [shape, frame]);

  useEffect(() => {
    const { current: box } = frame;
    if (!box) return;
    let began = { zoom: 1, apart: 0 };
    const begin = (event: TouchEvent) => {
      began = { zoom: now.current.zoom, apart: distance(placesOf(event)) };
    };
    const pinch = (event: TouchEvent) => {
      const fingers = placesOf(event);
      if (fingers.length !== 2 || began.apart === 0) return;
      event.preventDefault();
      latest.current(began.zoom * (distance(fingers) / began.apart), middle(fingers));
    };
    // Browsers tell of a touchpad's pinch as of a wheel turned with Control.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(now.current.zoom * Math.exp(-event.deltaY / 100), {
        x: event.clientX,
        y: event.clientY,
      });
    };
    box.addEventListener("touchstart", begin, { passive: true });
    box.addEventListener("touchend", begin, { passive: true });
    box.addEventListener("touchmove", pinch, { passive: false });
    box.addEventListener("wheel", turn, { passive: false });
    return () => {
      box.removeEventListener("touchstart", begin);
      box.removeEventListener("touchend", begin);
      box.removeEventListener("touchmove", pinch);
      box.removeEventListener("wheel", turn);
    };
  }, [frame]);

  return {
    zoom,
    /** Undefined where it is as large as it gets, or fits the window already. */
    larger: zoom < largest ? () => zoomTo(zoom * step) : undefined,
    smaller: zoom > 1 ? () => zoomTo(zoom / step) : undefined,
    fit: () => zoomTo(1),
  };
}
