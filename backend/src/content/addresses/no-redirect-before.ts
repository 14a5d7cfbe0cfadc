import { pageAddressesOf } from "@pcf/contract/content/document-address";
import { redirectKey } from "@pcf/contract/content/redirect-chain";
import type { CollectionBeforeChangeHook } from "payload";
import { refusedAtField } from "../../platform/refused-at-field.ts";

/** What is published where a redirect stands would never be seen: the site leads readers on before it looks for a page. */
export const noRedirectBefore: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (req.context.seeding || data._status !== "published" || data.deletedAt) return data;
  const addresses = pageAddressesOf(collection.slug, data);
  if (addresses.length === 0) return data;
  // Past the library's own reading of each document: there may be thousands.
  const { docs } = await req.payload.db.find<{ id: number; from: string }>({
    collection: "redirects",
    where: { deletedAt: { exists: false } },
    pagination: false,
    limit: 0,
    select: { from: true },
    req,
  });
  const redirect = docs.find(({ from }) => addresses.includes(redirectKey(from)));
  if (!redirect) return data;
  const message = `The redirect from ${redirect.from} leads readers away from this address. Delete it first, or choose another address.`;
  throw refusedAtField({ collection, req }, collection.slug === "pages" ? "uri" : "slug", message);
};
