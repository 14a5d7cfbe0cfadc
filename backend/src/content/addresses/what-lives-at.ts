import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { pageAddresses, reservedAddress } from "@pcf/contract/page-addresses";
import {
  documentUrl,
  type ListedCollection,
  listedCollections,
  movedUrls,
  outcomeUrls,
} from "@pcf/contract/urls";
import type { PayloadRequest, Where } from "payload";

const fixed = new Set<string>([...pageAddresses, ...outcomeUrls(), ...movedUrls.keys(), notFoundUrl]);
const published: Where[] = [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }];

/** What visitors find at a path without a redirect, as staff call it; undefined when there is nothing. */
export async function whatLivesAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  if (reservedAddress.test(path)) return "files and services of the site";
  const titled = async (collection: "pages" | ListedCollection, where: Where) => {
    const found = await req.payload.db.findOne<{ id: number; title?: string }>({
      collection,
      where: { and: [where, ...published] },
      req,
    });
    return found && `“${found.title ?? found.id}”`;
  };
  const page = await titled("pages", { uri: { equals: path } });
  if (page) return `the page ${page}`;
  for (const collection of listedCollections) {
    const folder = documentUrl(collection, "");
    if (!path.startsWith(folder)) continue;
    const detail = await titled(collection, { slug: { equals: path.slice(folder.length) } });
    if (detail) return detail;
  }
  return fixed.has(path) ? "a page that the site always has" : undefined;
}
