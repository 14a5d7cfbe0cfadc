import type { Payload } from "payload";
import type { SupportGroup } from "../payload-types.ts";

/** The published group with this slug. */
export async function groupNamed(payload: Payload, slug: string): Promise<SupportGroup | null> {
  const { docs } = await payload.find({
    collection: "supportGroups",
    where: { slug: { equals: slug }, _status: { equals: "published" } },
    limit: 1,
    depth: 0,
  });
  return docs[0] ?? null;
}
