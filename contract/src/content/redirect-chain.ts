/** Where a redirect leads from and to: two paths of the site, or out of it. */
export type Hop = { from: string; to: string };

/** Browsers follow some twenty; search engines give up earlier, and each costs the reader a wait. */
export const mostHops = 3;

/** What percent signs stand for, where they stand for text that may stand in a path; else with the capitals of the standard. */
function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run).replace(/[%/?#]/g, encodeURIComponent);
  } catch {
    return run.toUpperCase();
  }
}

/**
 * A path as redirects compare it and staff read it: without query, anchor and the slash at its end, and in one way of
 * writing: `/%c3%a9t%C3%A9`, and `/été` with its accents in the letters or beside them, are one. Blanks, and signs that
 * nobody sees, are written with percent signs.
 */
export const barePath = (address: string): string =>
  address
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "")
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/(?:%[\da-f]{2})+/gi, decodedRun)
    .normalize("NFC")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\s\p{C}]/gu, encodeURIComponent) || "/";

/**
 * An address as staff type or paste it, within the site where it is one of the site's own: `https://site.example/old`, by
 * `http`, or with its name in capitals, is `/old`.
 */
export function withinSite(address: string, siteUrl: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { host, pathname, search, hash } = new URL(address);
  return host === new URL(siteUrl).host ? pathname + search + hash : address;
}

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
