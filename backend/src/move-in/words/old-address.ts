import { barePath } from "@pcf/contract/content/redirect-chain";
import { uploads, wholeUpload } from "@pcf/contract/content/wordpress-upload";
import { pageAddresses } from "@pcf/contract/page-addresses";
import { type TypedLink, typedLink } from "./typed-link.ts";

/** An address of the old site that a text leads to and nothing is known of; `stays` where it is a path that the text keeps. */
export type UnknownAddress = { address: string; stays: boolean };

export type AddressBook = {
  /** Says where an old address leads now: a path, `/?p=86`, or the whole address of a file. False if it leads elsewhere already. */
  add: (oldAddress: string, newAddress: string) => boolean;
  /** Where a link of an old text leads now; undefined where it leads nowhere any more, and for what is no link. */
  newAddressOf: (href: string) => string | undefined;
  /** The addresses that were asked for in vain, each once. */
  unknown: () => UnknownAddress[];
};

/** `?p=86` and the like name an item by its number, whatever the path. */
const numberParameters = ["p", "page_id", "attachment_id"];
const ofCampaigns = /^(utm_.*|fbclid|gclid|mc_[ce]id|msclkid|_ga|_gl)$/;
/** What WordPress answers below the address of an item: its feed, its pages. */
const belowItem = /\/(?:feed|amp|embed|trackback|page\/\d+)$/;
const copiesOfOthers = /^i\d\.wp\.com$/;

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** The path as it is compared; another one for each way of writing would be another entry. */
const keyOfPath = (pathname: string) =>
  barePath(pathname)
    .replace(/^\/index\.php(?=\/|$)/, "")
    .replace(/\/{2,}/g, "/") || "/";

function keyOfNumber({ searchParams }: URL): string | undefined {
  const number = numberParameters
    .map((name) => searchParams.get(name))
    .find((value) => /^\d+$/.test(value ?? ""));
  return number ? `?p=${Number(number)}` : undefined;
}

/** Where an address may be found, from itself to the file that it is a smaller copy of, or the item that it is below. */
function keysOf(path: string): string[] {
  if (!path.includes(uploads)) return [path, path.replace(belowItem, "") || "/"];
  return [path, wholeUpload(path)];
}

/** An address within the new site, or the whole one of another, with the place on the page that the link named. */
const withHash = (address: string, hash: string) =>
  hash.length > 1 && !address.includes("#") ? address + hash : address;

/** The rest of an address that a text keeps. What campaigns count by stays behind. */
function keptSearch(url: URL): string {
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !ofCampaigns.test(name)));
  return kept.size > 0 ? `?${kept}` : "";
}

/**
 * The one place that knows where the addresses of an old site lead now. `origins` are its own and those of its past, such as
 * `https://cms.example`; with and without `www.` and by `http` they are the same. Each look-up takes the same time, however
 * much is in the book.
 */
export function addressBook({ origins }: { origins: readonly string[] }): AddressBook {
  const hosts = new Set(origins.map((origin) => bareHost(new URL(origin).host)));
  const exact = new Map<string, string>();
  /** By small letters, and files by their plain names: asked where nothing is known of the address itself. */
  const loose = new Map<string, string>();
  const live = new Set<string>(pageAddresses);
  const asked = new Map<string, UnknownAddress>();

  const isOldHost = (name: string) => hosts.has(bareHost(name));

  function oldUrl(link: TypedLink | undefined): URL | undefined {
    if (link?.kind === "path") return link.url;
    if (link?.kind !== "web") return undefined;
    const { url } = link;
    if (isOldHost(url.host)) return url;
    const [, host = "", path] = copiesOfOthers.test(url.host)
      ? (/^\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [])
      : [];
    return path && isOldHost(host) ? new URL(path, url) : undefined;
  }

  function found(url: URL): string | undefined {
    const number = keyOfNumber(url);
    const keys = [...(number ? [number] : []), ...keysOf(keyOfPath(url.pathname))];
    // The root with a number is that item, and not the front page.
    const asks = number && keyOfPath(url.pathname) === "/" ? [number] : keys;
    const ways = [...asks.map((key) => exact.get(key)), ...asks.map((key) => loose.get(key.toLowerCase()))];
    return ways.find((address) => address !== undefined);
  }

  function ask(address: string, stays: boolean): void {
    if (!asked.has(address)) asked.set(address, { address, stays });
  }

  function fromOldSite(url: URL, href: string, isTypedPath: boolean): string | undefined {
    const known = found(url);
    if (known !== undefined) return withHash(known, url.hash);
    const path = keyOfPath(url.pathname);
    const number = keyOfNumber(url);
    const isPlace = !number && !/^\/(wp-|xmlrpc)/.test(path);
    const isLive = isPlace && live.has(path.toLowerCase());
    if (!isLive) ask(href.trim(), isPlace && isTypedPath);
    if (!isLive && !(isPlace && isTypedPath)) return undefined;
    return (isLive ? path.toLowerCase() : path) + keptSearch(url) + url.hash;
  }

  return {
    add(oldAddress, newAddress) {
      const url = oldUrl(typedLink(oldAddress, isOldHost));
      if (!url) return false;
      const key = keyOfNumber(url) ?? keyOfPath(url.pathname);
      const before = exact.get(key);
      if (before !== undefined) return before === newAddress;
      exact.set(key, newAddress);
      for (const other of keysOf(key)) {
        // What is below an item is not the item.
        if (other !== key && !key.includes(uploads)) continue;
        const folded = other.toLowerCase();
        if (!loose.has(folded)) loose.set(folded, newAddress);
      }
      if (newAddress.startsWith("/")) live.add(barePath(newAddress).toLowerCase());
      return true;
    },
    newAddressOf(href) {
      const link = typedLink(href, isOldHost);
      if (!link) return undefined;
      if (!("url" in link)) return link.href;
      const url = oldUrl(link);
      if (url) return fromOldSite(url, href, link.kind === "path");
      return link.url.hostname.includes(".") ? link.typed : undefined;
    },
    unknown: () => [...asked.values()],
  };
}
