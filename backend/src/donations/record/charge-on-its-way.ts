import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { unsettledStates } from "./donation-states.ts";

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
