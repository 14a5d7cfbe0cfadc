import type { AddressBook } from "../words/old-address.ts";

/** What the last part of an address has when it surely names one item: several words. */
const ofOneItem = /\/[^/]*-[^/]*-[^/]*\/?$/;

/**
 * The new address of a link to a host that nobody named as one of the old site, whose path is that of one of its items:
 * `https://former.example/news/twelve-researchers-share-grants/`. Texts keep names that the site had years ago. Undefined for all other links.
 */
export function ofFormerHost(href: string, origin: string, book: AddressBook): string | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const { host, pathname, hash } = new URL(href);
  if (host === new URL(origin).host || !ofOneItem.test(pathname)) return undefined;
  return book.newAddressOf(new URL(pathname + hash, origin).href);
}
