import type { Payload, Where } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";

/** Monthly gifts with all their fields, the key of the card among them, the oldest first. */
export async function giftsWhere(payload: Payload, where: Where, limit = 0): Promise<MonthlyGift[]> {
  const { docs } = await payload.db.find<MonthlyGift>({
    collection: "monthly-gifts",
    where,
    sort: "id",
    limit,
    pagination: false,
  });
  return docs;
}
