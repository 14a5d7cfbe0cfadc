import {
  documentUrl,
  faqUrl,
  glossaryTermUrl,
  groupDetailsUrl,
  groupPageUrl,
  groupUrl,
  type ListedCollection,
  listedCollections,
  memberUrl,
  tellUsUrl,
  videoUrl,
} from "../urls.ts";

type Addressed = { id?: unknown; uri?: unknown; slug?: unknown; filename?: unknown };

const isListed = (collection: string): collection is ListedCollection =>
  listedCollections.some((listed) => listed === collection);

const slugPages: Record<string, (slug: string) => string[]> = {
  supportGroups: (slug) => [groupPageUrl(slug), groupDetailsUrl(slug), tellUsUrl(slug)],
};

/**
 * What the site has at addresses of its own for one document alone: the page of a page, an article, a story or an event;
 * of a group its page, what the finder loads of it, and the form for its changes. Other collections have none.
 */
export function pageAddressesOf(collection: string, { uri, slug }: Addressed): string[] {
  if (collection === "pages") return typeof uri === "string" && uri !== "" ? [uri] : [];
  if (typeof slug !== "string" || slug === "") return [];
  return isListed(collection) ? [documentUrl(collection, slug)] : (slugPages[collection]?.(slug) ?? []);
}

/** Where a document has its place on a page that shows many. */
const placeOf: Record<string, (document: Addressed) => string> = {
  supportGroups: ({ slug }) => groupUrl(String(slug)),
  members: ({ slug }) => memberUrl(String(slug)),
  videos: ({ slug }) => videoUrl(String(slug)),
  faqs: ({ id }) => faqUrl(String(id)),
  glossaryTerms: ({ slug }) => glossaryTermUrl(String(slug)),
};

/** Where links may lead to a document: its file, or its place on a page and its own pages. */
export function linkAddressesOf(collection: string, document: Addressed): string[] {
  if (typeof document.filename === "string") return [`/media/${document.filename}`];
  const place = placeOf[collection]?.(document);
  return [...(place ? [place] : []), ...pageAddressesOf(collection, document)];
}
