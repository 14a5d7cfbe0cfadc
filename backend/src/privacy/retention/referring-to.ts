import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

/** A related document, by its id or read with it. */
const relation = z.union([
  z.union([z.number(), z.string()]),
  z.object({ id: z.union([z.number(), z.string()]) }).transform(({ id }) => id),
]);

/** Those of `ids` that `field` of some row of a collection points to. */
export async function referringTo(
  payload: Payload,
  {
    collection,
    field,
    ids,
    where = {},
  }: { collection: CollectionSlug; field: string; ids: Set<number | string>; where?: Where },
): Promise<Set<number | string>> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    where: { and: [{ [field]: { in: [...ids] } }, where] },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map((row) => relation.parse(row[field])));
}
