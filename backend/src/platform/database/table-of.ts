import type { CollectionSlug, Payload } from "payload";

/**
 * The table of a collection, for statements of our own. Its columns are named as the fields; one of a group has the name of
 * the group before its own, as in `donor_email`.
 *
 * @throws Error where there is none.
 */
export function tableOf(payload: Payload, slug: CollectionSlug) {
  const table = payload.db.tables[slug.replaceAll(/-|(?=[A-Z])/g, "_").toLowerCase()];
  if (!table) throw new Error(`There is no table of ${slug}`);
  return table;
}
