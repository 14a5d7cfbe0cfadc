import { eventUrl, groupPageUrl, memberUrl, newsUrl, storyUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { slugify } from "../../fields/slug.ts";
import type { MovedItem } from "../ledger/moved-items.ts";
import type { Kind, OldItem, Source } from "../source/old-items.ts";
import { freeAddress, pageAddress } from "./page-address.ts";
import { steadyOrder } from "./steady-order.ts";

/** The collection that the items of a kind go into. */
export const collectionOf = {
  pages: "pages",
  news: "news",
  stories: "stories",
  events: "events",
  members: "members",
  grants: "grantYears",
  newsletters: "newsletters",
  faqs: "faqs",
  groups: "supportGroups",
} as const satisfies Record<Kind, string>;

/** Kinds whose order is written into their documents. */
const ordered: ReadonlySet<Kind> = new Set(["stories", "members", "faqs"]);

const slugAddress: Partial<Record<Kind, (slug: string) => string>> = {
  news: newsUrl,
  stories: storyUrl,
  events: eventUrl,
  members: memberUrl,
  groups: groupPageUrl,
};
/** Where a reader finds what has no address of its own here. */
const listAddress: Partial<Record<Kind, string>> = {
  grants: "/grants-awards/grants",
  newsletters: "/get-support/more-resources/newsletters",
  faqs: "/get-support/support-groups/faq",
};

/** Where an item of the old site goes. */
export type Place = {
  key: string;
  kind: Kind;
  title: string;
  paths: string[];
  /** The last part of its address here; of a page the whole path. Empty for kinds without one. */
  name: string;
  /** Where readers find it here. */
  address: string | undefined;
  order: number | undefined;
  hidden: OldItem["hidden"];
  /** A document that is not of the old site and stands at this address. */
  over: { document: number; isWritten: boolean } | undefined;
};

/** What lines of the report say of the item that they are about. */
export type About = { key: string; kind: string; title: string; there: string };

export const keyOf = (kind: string, sourceId: number): string => `${kind}:${sourceId}`;

/** What has a name: a document, also in the trash, or an item of this run that goes there; `isHere`: one that can be filled in. */
type Here = { id: number; name: string; isWritten: boolean; isHere: boolean };

/** What stands here already, by its name in addresses. */
async function namesHere(payload: Payload, kind: Kind): Promise<Here[]> {
  const { docs } = await payload.find({
    collection: collectionOf[kind] as "pages",
    draft: true,
    depth: 0,
    pagination: false,
    trash: true,
    ...(kind === "pages" && {
      select: { uri: true, blocks: true, frontPageHeroSlide: true, intro: true, deletedAt: true },
    }),
    ...(kind === "grants" && { select: { slug: true, deletedAt: true } as object }),
    ...(kind !== "pages" && kind !== "grants" && { select: { slug: true } as object }),
  });
  return docs.map((doc) => {
    const stored = doc as unknown as Record<string, unknown>;
    const name = kind === "pages" ? doc.uri : stored.slug;
    return {
      id: Number(doc.id),
      name: typeof name === "string" ? name : "",
      isWritten: isWritten(kind, stored),
      isHere: !stored.deletedAt,
    };
  });
}

type Page = {
  blocks?: unknown[] | null;
  intro?: string | null;
  frontPageHeroSlide?: { title?: string | null };
};

/** Pages of the frame are there from the beginning, for staff to write; everything else that is here somebody has made. */
const isWritten = (kind: Kind, stored: Record<string, unknown>): boolean => {
  if (kind !== "pages") return true;
  const { blocks, intro, frontPageHeroSlide } = stored as Page;
  return Boolean(blocks?.length || intro || frontPageHeroSlide?.title);
};

type Planned = {
  sourceId: number;
  title: string;
  slug: string;
  paths: string[];
  hidden: OldItem["hidden"];
  uri: string;
};

/** Reads names and addresses of all items of a kind, and says where each goes. */
export async function planKind(
  payload: Payload,
  source: Source,
  kind: Kind,
  ledger: ReadonlyMap<string, MovedItem>,
): Promise<Place[]> {
  const items: Planned[] = [];
  for await (const item of source.index(kind)) {
    const { sourceId, title, slug, paths, hidden } = item;
    const uri = "uri" in item && typeof item.uri === "string" ? item.uri : (paths[0] ?? "");
    items.push({ sourceId, title, slug, paths, hidden, uri });
  }
  const here = await namesHere(payload, kind);
  const ofDocument = new Map(here.map((one) => [one.id, one]));
  const moved = new Set(items.flatMap(({ sourceId }) => ledger.get(keyOf(kind, sourceId))?.document ?? []));
  const taken = new Map(here.filter(({ name }) => name !== "").map((one) => [one.name, one]));
  const orders = ordered.has(kind)
    ? steadyOrder(items.map(({ sourceId }) => ledger.get(keyOf(kind, sourceId))?.facts.order))
    : [];

  return items.map((item, index) => {
    const { sourceId, title, paths, hidden } = item;
    const key = keyOf(kind, sourceId);
    const known = ledger.get(key);
    const own = known && ofDocument.get(known.document);
    const wanted =
      kind === "pages"
        ? pageAddress(item.uri, sourceId)
        : slugify(item.slug) || slugify(title) || `${kind}-${sourceId}`;
    const there = own ? undefined : taken.get(wanted);
    // A page that is there for this address, or a year that is called so, is filled in; of all else there may be two.
    const isSame = there?.isHere && (kind === "pages" || kind === "grants") && !moved.has(there.id);
    const name = own?.name || (isSame ? wanted : freeAddress(wanted, (one) => taken.has(one)));
    if (!hidden && !taken.has(name)) taken.set(name, { id: sourceId, name, isWritten: true, isHere: false });
    const order = orders[index];
    const over = isSame ? { document: there.id, isWritten: there.isWritten } : undefined;
    if (isSame) moved.add(there.id);
    const address = kind === "pages" ? name : (slugAddress[kind]?.(name) ?? listAddress[kind]);
    return { key, kind, title, paths, hidden, name, order, over, address };
  });
}
