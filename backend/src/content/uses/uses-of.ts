import { linkAddressesOf } from "@pcf/contract/content/document-address";
import { factNamesWithin } from "@pcf/contract/content/fact-tokens";
import type { PayloadRequest } from "payload";
import { env } from "../../env.ts";
import { formOf, type ReadDocument, readContent } from "./read-content.ts";
import type { Target } from "./refers-to.ts";
import { refersTo } from "./refers-to.ts";

/** A path of this site without the slash at its end; undefined for any other text. */
function pathIn(text: string): string | undefined {
  const local = text.startsWith(env.SITE_URL) ? text.slice(env.SITE_URL.length) || "/" : text;
  return /^\/(?!\/)\S*$/.test(local) ? local : undefined;
}

const bare = (address: string) => address.replace(/[?#].*$/, "").replace(/(.)\/+$/, "$1");

/**
 * Whether any text of a document leads to the address: links in rich text, on buttons and in menus, with or without query,
 * anchor and the site's own origin. An address with a query or an anchor is found as a whole.
 */
function linksTo(value: unknown, address: string): boolean {
  if (typeof value === "string") {
    const path = pathIn(value);
    return path !== undefined && (path === address || bare(path) === address);
  }
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => linksTo(part, address));
}

/** One request may delete many: what it read once does not change under it. */
const known = new WeakMap<object, Promise<ReadDocument[]>>();

/** All content, published and as the newest drafts, with what lies in the trash. */
function readDocuments(req: PayloadRequest): Promise<ReadDocument[]> {
  const documents = known.get(req.context) ?? readContent({ payload: req.payload, req });
  known.set(req.context, documents);
  return documents;
}

/** Names of what shows or holds a document, and of what merely links to it. */
export type Uses = {
  holding: string[];
  linking: string[];
  /** Where each of them is edited, by its name. */
  forms: Record<string, string>;
};

/** Collections whose documents are parts of others: what shows them would be left with a hole. */
const parts = ["facts", "media", "drawings", "videos", "provinces", "memberTypes", "faqCategories"];

const unique = (names: string[]) => [...new Set(names)];

/**
 * What points to a document, published or as the newest draft: by a relation, by the address of its page or file in any
 * text, or by the name of a fact. What is in the trash itself still holds its parts, so that it can come back whole; its links count no more.
 */
export async function usesOf(req: PayloadRequest, { collection, id }: Target): Promise<Uses> {
  const documents = (await readDocuments(req)).filter(
    (one) => one.collection !== collection || String(one.id) !== String(id),
  );
  const target = (await readDocuments(req)).filter(
    (one) => one.collection === collection && String(one.id) === String(id),
  );
  const addresses = unique(target.flatMap(({ data }) => linkAddressesOf(collection, data)));
  const names = collection === "facts" ? target.map(({ data }) => String(data.name)) : [];
  const relating = documents.filter(
    ({ fields, data }) =>
      refersTo(fields, data, { collection, id }) ||
      (names.length > 0 && factNamesWithin(data).some((name) => names.includes(name))),
  );
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
    forms: Object.fromEntries([...relating, ...linking].map((one) => [one.name, formOf(one)])),
  };
}
