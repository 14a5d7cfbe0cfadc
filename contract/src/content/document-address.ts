import {
  documentUrl,
  faqUrl,
  groupUrl,
  type ListedCollection,
  listedCollections,
  memberUrl,
  videoUrl,
} from "../urls.ts";

type Addressed = { id?: unknown; uri?: unknown; slug?: unknown; filename?: unknown };

const isListed = (collection: string): collection is ListedCollection =>
  listedCollections.some((listed) => listed === collection);

/** The page of the site that shows a document alone: of pages, articles, stories and events; undefined for all others. */
export function pageAddressOf(collection: string, { uri, slug }: Addressed): string | undefined {
  if (collection === "pages") return typeof uri === "string" && uri !== "" ? uri : undefined;
  return isListed(collection) && typeof slug === "string" && slug !== ""
    ? documentUrl(collection, slug)
    : undefined;
}

/** Where a document has its place on a page that shows many. */
const placeOf: Record<string, (document: Addressed) => string> = {
  supportGroups: ({ slug }) => groupUrl(String(slug)),
  members: ({ slug }) => memberUrl(String(slug)),
  videos: ({ slug }) => videoUrl(String(slug)),
  faqs: ({ id }) => faqUrl(String(id)),
};

/** Where links may lead to a document: its page, its place on a page, or its file. */
export function linkAddressOf(collection: string, document: Addressed): string | undefined {
  if (typeof document.filename === "string") return `/media/${document.filename}`;
  return placeOf[collection]?.(document) ?? pageAddressOf(collection, document);
}
