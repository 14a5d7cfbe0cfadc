const step = 10;

/**
 * Places for items that stand in this order on the old site, some of which have one here already. Those stay what they are, so
 * that one new item does not change all others; only when the old site has put them into another order all are counted anew.
 */
export function steadyOrder(known: readonly (number | undefined)[]): number[] {
  const placed = known.filter((place) => place !== undefined);
  const ascends = placed.every((place, index) => index === 0 || place > (placed[index - 1] as number));
  if (!ascends || placed.length === 0) return known.map((_, index) => (index + 1) * step);
  const places: number[] = [];
  for (let at = 0; at < known.length; ) {
    const here = known[at];
    if (here !== undefined) {
      places.push(here);
      at += 1;
      continue;
    }
    const next = known.findIndex((place, index) => index > at && place !== undefined);
    const count = (next < 0 ? known.length : next) - at;
    const before = places.at(-1);
    const after = next < 0 ? undefined : (known[next] as number);
    for (let nth = 1; nth <= count; nth += 1) places.push(between(before, after, nth, count));
    at += count;
  }
  return places;
}

/** The nth of `count` places between two, one of which may be missing at an end. */
function between(before: number | undefined, after: number | undefined, nth: number, count: number): number {
  if (before === undefined) return (after ?? 0) - (count - nth + 1) * step;
  if (after === undefined) return before + nth * step;
  return before + ((after - before) * nth) / (count + 1);
}
