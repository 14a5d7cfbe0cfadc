import { pageAddressesOf } from "@pcf/contract/content/document-address";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { pageAddresses, reservedAddress } from "@pcf/contract/page-addresses";
import { groupCheckPath, listedCollections, movedUrls, outcomeUrls } from "@pcf/contract/urls";
import type { PayloadRequest, Where } from "payload";

const fixed = new Set<string>([
  ...pageAddresses,
  ...outcomeUrls(),
  ...movedUrls.keys(),
  groupCheckPath,
  notFoundUrl,
]);
const named = [...listedCollections, "supportGroups"] as const;
const published: Where[] = [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }];

/** The parts of a path that stand in it for the slug of a document. The letters' case matters in them alone, as on the site. */
const slugsIn = (path: string, collection: string): string[] =>
  path
    .split("/")
    .filter((slug) =>
      pageAddressesOf(collection, { slug }).some((address) => address.toLowerCase() === path.toLowerCase()),
    );

/** What visitors find at a path without a redirect, as staff call it; undefined when there is nothing. */
export async function whatLivesAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  if (reservedAddress.test(path)) return "files and services of the site";
  const titled = async (collection: "pages" | (typeof named)[number], where: Where) => {
    const found = await req.payload.db.findOne<{ id: number; title?: string }>({
      collection,
      where: { and: [where, ...published] },
      req,
    });
    return found && `“${found.title ?? found.id}”`;
  };
  const isFixed = fixed.has(path.toLowerCase());
  const page = await titled("pages", { uri: { equals: isFixed ? path.toLowerCase() : path } });
  if (page) return `the page ${page}`;
  for (const collection of named) {
    const slugs = slugsIn(path, collection);
    const detail = slugs.length > 0 && (await titled(collection, { slug: { in: slugs } }));
    if (detail) return detail;
  }
  return isFixed ? "a page that the site always has" : undefined;
}
