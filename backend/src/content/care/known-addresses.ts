import { linkAddressesOf, pageAddressesOf } from "@pcf/contract/content/document-address";
import { barePath, redirectKey } from "@pcf/contract/content/redirect-chain";
import { byPathOrPicture } from "@pcf/contract/content/wordpress-upload";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { hyphenated } from "@pcf/contract/folded-text";
import { pageAddresses, renderedBySite, reservedAddress } from "@pcf/contract/page-addresses";
import { glossaryUrl, groupCheckPath, movedUrls, outcomeUrls, videoUrl } from "@pcf/contract/urls";
import { isRecord, wordsIn } from "../../fields/rows/row-words.ts";
import type { ReadDocument } from "../uses/read-content.ts";

/** What every page has: its main part, the frame's, and the marks of sources. */
const onEveryPage =
  /^(main|top|header-search|review-title|child-pages|more-in-section|page-contents-title|(source|cited)-[\d-]+)$/;
const ownId = /\s*\{#([a-z][\w-]*)\}\s*$/i;

/** The parts of a page that links may lead to: headings of its texts, titles of its blocks, as the site names them. */
function partsOf({ blocks }: Record<string, unknown>): Set<string> {
  const headings: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) look(each);
    else if (isRecord(node)) {
      if (node.type === "heading") headings.push(wordsIn(node).trim());
      else Object.values(node).forEach(look);
    }
  };
  for (const block of Array.isArray(blocks) ? blocks : []) {
    if (!isRecord(block)) continue;
    if (block.blockType === "richText") look(block.body);
    else if (typeof block.title === "string") headings.push(block.title);
  }
  const parts = new Set<string>();
  for (const heading of headings) {
    const wanted = ownId.exec(heading)?.[1] ?? (hyphenated(heading) || "part");
    let part = wanted;
    for (let count = 2; parts.has(part); count += 1) part = `${wanted}-${count}`;
    parts.add(part);
  }
  return parts;
}

const hasPartOfSite = ({ blocks }: Record<string, unknown>): boolean =>
  Array.isArray(blocks) && blocks.some((block) => isRecord(block) && block.blockType === "special");

const folded = (address: string) => redirectKey(address).toLowerCase();

/** Parts of a page that are made of documents: whoever links to one of these links to a document. */
const documentParts: Record<string, RegExp> = {
  "/get-support/support-groups/faq": /^faq-/,
  [glossaryUrl]: /^(?!letter-)/,
};

/** What is wrong with a link within the site; undefined when it leads somewhere. */
export type Judge = (to: string, from: ReadDocument) => string | undefined;

/** Judges links by all content: the pages there are, those that are only drafts or in the trash, files, redirects, parts of pages. */
export function judgeOf(documents: readonly ReadDocument[]): Judge {
  const always = new Set([
    ...pageAddresses,
    ...outcomeUrls(),
    ...movedUrls.keys(),
    groupCheckPath,
    notFoundUrl,
  ]);
  const seen = documents.filter(({ isSeen }) => isSeen);
  const bySlug = (some: readonly ReadDocument[], of: (one: ReadDocument) => string[]) =>
    new Map(some.flatMap((one) => of(one).map((address) => [address, one])));
  const ownPages = (one: ReadDocument) => pageAddressesOf(one.collection, one.data).map(folded);
  const places = (one: ReadDocument) => linkAddressesOf(one.collection, one.data);
  const pages = bySlug(seen, ownPages);
  const unseenPages = bySlug(
    documents.filter(({ isSeen }) => !isSeen),
    ownPages,
  );
  const seenPlaces = bySlug(seen, places);
  const seenFiles = new Set([...seenPlaces.keys()].map(barePath));
  const unseenPlaces = bySlug(
    documents.filter(({ isSeen }) => !isSeen),
    places,
  );
  const redirects = seen.filter(({ collection }) => collection === "redirects");
  const redirectFrom = byPathOrPicture(new Map(redirects.map((one) => [folded(String(one.data.from)), one])));
  const parts = new Map<ReadDocument, Set<string>>();
  const partsOnce = (page: ReadDocument) => {
    const known = parts.get(page) ?? partsOf(page.data);
    parts.set(page, known);
    return known;
  };
  const unseen = (one: ReadDocument) =>
    `${one.kind} “${one.title}” ${one.inTrash ? "is in the trash" : "is not published"}`;

  const judgePart = (page: ReadDocument | undefined, path: string, part: string): string | undefined => {
    const place = `${path}#${part}`;
    if (onEveryPage.test(part) || seenPlaces.has(place)) return undefined;
    const hidden = unseenPlaces.get(place);
    if (hidden) return unseen(hidden);
    const wasDocument = documentParts[path]?.test(part);
    const isJudged = page && !renderedBySite.includes(path) && !hasPartOfSite(page.data);
    if (page && partsOnce(page).has(part)) return undefined;
    return isJudged || wasDocument ? `The page has no part “${part}”` : undefined;
  };

  return (to, from) => {
    const [address = "", part] = to.split("#", 2);
    if (address === "") {
      if (from.collection !== "pages" || !part) return undefined;
      return judgePart(from, String(from.data.uri), part);
    }
    const path = folded(address);
    if (path.startsWith("/media/")) {
      const file = barePath(address);
      if (seenFiles.has(file)) return undefined;
      const hidden = [...unseenPlaces].find(([place]) => barePath(place) === file)?.[1];
      return hidden ? unseen(hidden) : "There is no such file";
    }
    if (reservedAddress.test(path)) return undefined;
    const page = pages.get(path);
    if (page || always.has(path)) {
      const hidden = !seenPlaces.has(to) && unseenPlaces.get(to);
      if (hidden) return unseen(hidden);
      if (to.startsWith(videoUrl("")) && !seenPlaces.has(to)) return "There is no such video";
      return part ? judgePart(page, barePath(address), part) : undefined;
    }
    if (redirectFrom(path)) return undefined;
    const hidden = unseenPages.get(path);
    return hidden ? unseen(hidden) : "There is no page at this address";
  };
}
