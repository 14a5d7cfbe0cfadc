import { z } from "zod";
import type { OldPicture } from "../old-items.ts";
import { text } from "./loose-values.ts";
import type { OldSite } from "./old-site.ts";

const longestSet = 50_000;
/** Addresses may hold commas and blanks: one ends where its width does. */
const candidate = /(\S(?:[^\n]*?\S)?)\s+(\d+(?:\.\d+)?)[wx]\s*(?:,|$)/g;

/** The addresses of a `srcset`, largest first. */
export function largestFirst(srcSet: string | undefined): string[] {
  if (!srcSet || srcSet.length > longestSet) return [];
  const found = [...srcSet.matchAll(candidate)].map(([, url = "", size]) => ({ url, size: Number(size) }));
  if (found.length === 0 && /^\S+$/.test(srcSet.trim())) return [srcSet.trim()];
  return found.sort((a, b) => b.size - a.size).map(({ url }) => url);
}

const itemSchema = z
  .object({ sourceUrl: text, mediaItemUrl: text, srcSet: text, node: z.unknown() })
  .partial();

/** The address in what stands for a picture: the file, in a `node` or without one, or the address alone. */
function addressIn(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  const item = itemSchema.safeParse(value);
  if (!item.success) return undefined;
  const { sourceUrl, mediaItemUrl, srcSet, node } = item.data;
  return sourceUrl ?? mediaItemUrl ?? largestFirst(srcSet)[0] ?? (node ? addressIn(node) : undefined);
}

/** What is asked of a single picture. */
export const pictureSelection = "{ node { sourceUrl mediaItemUrl } }";

/** An address as it came, but with its host where that was left out. */
export function wholeAddress(address: string, { origin }: Pick<OldSite, "origin">): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.parse(address, origin)?.href ?? address;
}

/** The address of a picture, whichever of its forms the site speaks; undefined where there is none. */
export const picture = z.unknown().optional().transform(addressIn);

/** Puts a picture's address into the form that is passed on. */
export function oldPicture(address: string | undefined, site: OldSite): OldPicture | undefined {
  return address === undefined ? undefined : { url: wholeAddress(address.trim(), site) };
}

/** Pictures side by side; where one was deleted its place stays. */
export const gallery = z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(picture));
