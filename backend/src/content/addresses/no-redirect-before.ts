import { pageAddressesOf } from "@pcf/contract/content/document-address";
import { barePath } from "@pcf/contract/content/redirect-chain";
import { type CollectionBeforeChangeHook, ValidationError } from "payload";

/** What is published where a redirect stands would never be seen: the site leads readers on before it looks for a page. */
export const noRedirectBefore: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (req.context.seeding || data._status !== "published" || data.deletedAt) return data;
  const addresses = pageAddressesOf(collection.slug, data);
  if (addresses.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: "redirects",
    depth: 0,
    pagination: false,
    select: { from: true },
    req,
  });
  const redirect = docs.find(({ from }) => addresses.includes(barePath(from)));
  if (!redirect) return data;
  const message = `The redirect from ${redirect.from} leads readers away from this address. Delete it first, or choose another address.`;
  const path = collection.slug === "pages" ? "uri" : "slug";
  throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] });
};
