import { type PointerEvent, useCallback, useEffect, useRef } from "react";

const openAfterMs = 120;
const closeAfterMs = 320;
/** How long a pointer on its way to the open panel may rest before what it rests on takes over. */
const restMs = 420;
/** Pixels between two places of a pointer that tell where it is going; nearer ones may be a hand that trembles. */
const stride = 6;
const trailLength = 30;

type HoverIntent = {
  /** What is open now. */
  current: string | undefined;
  /** The panel the pointer may be on its way to. */
  panel: () => Element | null | undefined;
  choose: (entry: string | undefined) => void;
};

/**
 * Turns pointer movement over a list of entries into meant choices: a short rest opens, leaving closes after a while, and
 * neither happens for as long as the pointer goes on towards the open panel, however slowly. Touch is left to clicks.
 */
export function useHoverIntent({ current, panel, choose }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Puts the choice off that was met on the way to the panel, for as long as the pointer is on its way. */
  const putOff = useRef<(onItsWay: boolean) => void>(undefined);
  const trail = useRef<Point[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = useCallback(() => {
    clearTimeout(timer.current);
    putOff.current = undefined;
  }, []);

  function later(entry: string | undefined, delay: number, crossed: boolean) {
    stay();
    const take = () => {
      stay();
      choose(entry);
    };
    timer.current = setTimeout(take, crossed ? restMs : delay);
    if (!crossed) return;
    let granted = true;
    putOff.current = (onItsWay) => {
      // Once the pointer has turned away the choice comes, and further movement does not hold it up.
      if (!onItsWay && !granted) return;
      granted = onItsWay;
      clearTimeout(timer.current);
      timer.current = setTimeout(take, onItsWay ? restMs : delay);
    };
  }

  function isOnItsWay({ clientX: x, clientY: y }: PointerEvent): boolean {
    const box = current && panel()?.getBoundingClientRect();
    const from = trail.current.findLast((point) => Math.hypot(point.x - x, point.y - y) >= stride);
    return Boolean(box && from && headingTowards(from, { x, y }, box));
  }

  return {
    move: (event: PointerEvent) => {
      trail.current = [...trail.current.slice(1 - trailLength), { x: event.clientX, y: event.clientY }];
      putOff.current?.(isOnItsWay(event));
    },
    enter: (event: PointerEvent, entry: string) => {
      if (event.pointerType !== "mouse") return;
      if (entry === current) return stay();
      later(entry, openAfterMs, isOnItsWay(event));
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") later(undefined, closeAfterMs, isOnItsWay(event));
    },
    stay,
    /** The pointer rests on an entry without having entered it: it was there before anybody listened. */
    found: (entry: string) => later(entry, openAfterMs, false),
  };
}

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Whether a pointer that moved from `from` to `to` is on its way to `box`: it lies inside the triangle between the
 * point it came from and the near edge of the box. On such a path other entries are crossed without being meant.
 */
export function headingTowards(from: Point, to: Point, box: Box): boolean {
  const below = box.top >= from.y;
  const [first, last]: [Point, Point] = below
    ? [
        { x: box.left, y: box.top },
        { x: box.right, y: box.top },
      ]
    : [
        { x: box.left, y: box.top },
        { x: box.left, y: box.bottom },
      ];
  return (from.x !== to.x || from.y !== to.y) && insideTriangle(to, from, first, last);
}

function insideTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return !(sides.some((value) => value < 0) && sides.some((value) => value > 0));
}

function side(p: Point, a: Point, b: Point): number {
  return (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y);
}
