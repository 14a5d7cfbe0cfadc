/** Where a redirect leads from and to: two addresses of the site, or out of it. */
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
 * The address of an item of a WordPress by its number, `/?p=86`, as which its old texts and mails name it; `/?page_id=86` is the
 * same, and further parameters change nothing. Undefined for any other address.
 */
export function numberedAddress(address: string): string | undefined {
  const number = /^\/\?(?:[^#]*&)?(?:p|page_id)=0*([1-9]\d{0,9})(?:[&#]|$)/.exec(address)?.[1];
  return number && `/?p=${number}`;
}

/** What redirects are compared by: the number of an old item where the address has one, else the path alone. */
export const redirectKey = (address: string): string => numberedAddress(address) ?? barePath(address);

const folded = (address: string): string => redirectKey(address).toLowerCase();

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
 * Those of all other redirects that readers may pass before or after `hop`: no more of them need to be looked at for what is
 * wrong with it, however many there are.
 */
export function hopsAround(hop: Hop, others: readonly Hop[]): Hop[] {
  const from = new Map(others.map((other) => [folded(other.from), other]));
  const into = Map.groupBy(others, ({ to }) => folded(to));
  const around = new Set<Hop>();
  for (let next = from.get(folded(hop.to)); next && !around.has(next); next = from.get(folded(next.to)))
    around.add(next);
  let ends = [hop];
  for (let step = 0; step < mostHops; step += 1) {
    ends = ends.flatMap((end) => into.get(folded(end.from)) ?? []);
    for (const before of ends) around.add(before);
  }
  return [...around];
}

/**
 * The addresses that a reader passes who asks for `hop.from`, where `next` has each redirect there is. It ends at an address that
 * `isLive`, where redirects are not asked for, or when it comes round. Capitals make no other address here.
 */
function wayOf(hop: Hop, next: ReadonlyMap<string, string>, isLive: (address: string) => boolean): string[] {
  const way = [redirectKey(hop.from)];
  for (let at = hop.to; ; ) {
    const address = redirectKey(at);
    const round = way.some((passed) => folded(passed) === folded(address));
    way.push(address);
    if (round || isLive(address)) return way;
    const onward = next.get(folded(address));
    if (onward === undefined) return way;
    at = onward;
  }
}

/** What is wrong with a redirect among the others, for staff; undefined when nothing is. */
export function chainFault(
  hop: Hop,
  others: readonly Hop[],
  isLive: (address: string) => boolean,
): string | undefined {
  const next = new Map([...others, hop].map(({ from, to }) => [folded(from), to]));
  const way = wayOf(hop, next, isLive);
  const last = way.at(-1)?.toLowerCase();
  const comesRound =
    !isLive(way.at(-1) ?? "") && way.slice(0, -1).some((path) => path.toLowerCase() === last);
  if (comesRound) return `Readers would go round in a circle: ${way.join(" → ")}.`;
  const longest = [hop, ...others]
    .map((start) => wayOf(start, next, isLive))
    .filter((path) => path.includes(redirectKey(hop.from)))
    .reduce((longer, path) => (path.length > longer.length ? path : longer), way);
  return longest.length - 1 > mostHops
    ? `Readers would be sent on ${longest.length - 1} times: ${longest.join(" → ")}. Lead straight to the last address.`
    : undefined;
}
