import { linkAddressesOf } from "@pcf/contract/content/document-address";
import type { PayloadRequest } from "payload";
import { linksTo } from "./links-to.ts";
import { readDocuments } from "./read-documents.ts";
import { refersTo, type Target } from "./refers-to.ts";

/** Names of what shows or holds a document, and of what merely links to it. */
export type Uses = { holding: string[]; linking: string[] };

/** Collections whose documents are parts of others: what shows them would be left with a hole. */
const parts = ["media", "drawings", "videos", "provinces", "memberTypes"];

const unique = (names: string[]) => [...new Set(names)];

/**
 * What points to a document, published or as the newest draft: by a relation, or by the address of its page or file in any
 * text. What is in the trash itself still holds its parts, so that it can come back whole; its links count no more.
 */
export async function usesOf(req: PayloadRequest, { collection, id }: Target): Promise<Uses> {
  const documents = (await readDocuments(req)).filter(
    (one) => one.collection !== collection || String(one.id) !== String(id),
  );
  const target = (await readDocuments(req)).filter(
    (one) => one.collection === collection && String(one.id) === String(id),
  );
  const addresses = unique(
    target.flatMap(({ data }) => linkAddressesOf(collection, data as Record<string, unknown>)),
  );
  const relating = documents.filter(({ fields, data }) => refersTo(fields, data, { collection, id }));
  const isPart = parts.includes(collection);
  const holding = isPart ? relating.map(({ name }) => name) : [];
  const linking = documents.filter(
    (one) =>
      !one.inTrash &&
      ((!isPart && relating.includes(one)) || addresses.some((address) => linksTo(one.data, address))),
  );
  return {
    holding: unique(holding),
    linking: unique(linking.map(({ name }) => name)).filter((name) => !holding.includes(name)),
  };
}
