/** Where a redirect leads from and to: two paths of the site, or out of it. */
export type Hop = { from: string; to: string };

/** Browsers follow some twenty; search engines give up earlier, and each costs the reader a wait. */
export const mostHops = 3;

/** A path as redirects compare it: without query, anchor and the slash at its end. */
export const barePath = (address: string): string =>
  address.replace(/[?#].*$/, "").replace(/\/+$/, "") || "/";

/**
 * The paths that a reader passes who asks for `hop.from`, with `hop` among the redirects there are. It ends at an address
 * that `isLive`, where redirects are not asked for, or when it comes round. Capitals make no other address here.
 */
function wayOf(hop: Hop, others: Hop[], isLive: (path: string) => boolean): string[] {
  const fold = (path: string) => barePath(path).toLowerCase();
  const next = new Map([...others, hop].map(({ from, to }) => [fold(from), to]));
  const way = [barePath(hop.from)];
  for (let at = hop.to; ; ) {
    const path = barePath(at);
    const round = way.some((passed) => fold(passed) === fold(path));
    way.push(path);
    if (round || isLive(path)) return way;
    const onward = next.get(fold(path));
    if (onward === undefined) return way;
    at = onward;
  }
}

/** What is wrong with a redirect among the others, for staff; undefined when nothing is. */
export function chainFault(hop: Hop, others: Hop[], isLive: (path: string) => boolean): string | undefined {
  const way = wayOf(hop, others, isLive);
  const last = way.at(-1)?.toLowerCase();
  const comesRound =
    !isLive(way.at(-1) ?? "") && way.slice(0, -1).some((path) => path.toLowerCase() === last);
  if (comesRound) return `Readers would go round in a circle: ${way.join(" → ")}.`;
  const longest = [hop, ...others]
    .map((start) => wayOf(start, [hop, ...others.filter((other) => other !== start)], isLive))
    .filter((path) => path.includes(barePath(hop.from)))
    .reduce((longer, path) => (path.length > longer.length ? path : longer), way);
  return longest.length - 1 > mostHops
    ? `Readers would be sent on ${longest.length - 1} times: ${longest.join(" → ")}. Lead straight to the last address.`
    : undefined;
}
