export type Point = { x: number; y: number };
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
