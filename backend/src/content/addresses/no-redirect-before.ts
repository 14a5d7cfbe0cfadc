import { pageAddressesOf } from "@pcf/contract/content/document-address";
import { type CollectionBeforeChangeHook, ValidationError } from "payload";

/** What is published where a redirect stands would never be seen: the site leads readers on before it looks for a page. */
export const noRedirectBefore: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (req.context.seeding || data._status !== "published" || data.deletedAt) return data;
  const addresses = pageAddressesOf(collection.slug, data);
  if (addresses.length === 0) return data;
  const redirect = await req.payload.db.findOne<{ id: number; from?: string }>({
    collection: "redirects",
    where: {
      from: { in: addresses.flatMap((address) => [address, `${address}/`]) },
      deletedAt: { exists: false },
    },
    req,
  });
  if (!redirect) return data;
  const message = `The redirect from ${redirect.from} leads readers away from this address. Delete it first, or choose another address.`;
  const path = collection.slug === "pages" ? "uri" : "slug";
  throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] });
};
