import type { Payload, Where } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { unsettledStates } from "./donation-states.ts";

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

/** The newest charge of a gift that is with the bank, or may be: whatever is changed now comes too late for it. */
export async function chargeOnItsWay(
  payload: Payload,
  { id }: Pick<MonthlyGift, "id">,
): Promise<Donation | undefined> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { monthlyGift: { equals: id } },
        { donationType: { equals: "instalment" } },
        { state: { in: [...unsettledStates, "held"] } },
      ],
    },
    sort: "-id",
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
