import { env } from "../../env.ts";

/** A path of this site without the slash at its end; undefined for any other text. */
function pathIn(text: string): string | undefined {
  const local = text.startsWith(env.SITE_URL) ? text.slice(env.SITE_URL.length) || "/" : text;
  return /^\/(?!\/)\S*$/.test(local) ? local : undefined;
}

const bare = (address: string) => address.replace(/[?#].*$/, "").replace(/(.)\/+$/, "$1");

/**
 * Whether any text of a document leads to the address: links in rich text, on buttons and in menus, with or without query,
 * anchor and the site's own origin. An address with a query or an anchor is found as a whole.
 */
export function linksTo(value: unknown, address: string): boolean {
  if (typeof value === "string") {
    const path = pathIn(value);
    return path !== undefined && (path === address || bare(path) === address);
  }
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => linksTo(part, address));
}
