import { hyphenated } from "@pcf/contract/folded-text";
import { isPageAddress } from "../../fields/uri.ts";

/**
 * Where a page of the old site stands here: at the same path, its words made plain where they were not ("/À propos/" is
 * "/a-propos"), or at one made of its number where nothing readable is left of it or other content has its addresses there.
 */
export function pageAddress(oldUri: string, sourceId: number): string {
  const parts = oldUri
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean);
  if (parts.length === 0) return oldUri.startsWith("/?") ? `/page-${sourceId}` : "/";
  const address = `/${parts.map((part, index) => hyphenated(part) || plainName(index, parts.length, sourceId)).join("/")}`;
  return isPageAddress(address) === true ? address : `/page-${sourceId}`;
}

const plainName = (index: number, count: number, sourceId: number) =>
  index === count - 1 ? `page-${sourceId}` : `part-${index + 1}`;

/** An address, or the first with a number behind it that is free. */
export function freeAddress(wanted: string, isTaken: (address: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isTaken(address)) return address;
  }
}
