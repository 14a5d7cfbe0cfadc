import type { Payload } from "payload";
import { errorFacts } from "../../log/error-facts.ts";
import type { Donation } from "../../payload-types.ts";
import type { DonorsFirst } from "./donors-first.ts";
import { followUpDonation } from "./follow-up-donation.ts";

/** How long one receipt makes way for donors. */
const makeWayMs = 2_000;

/**
 * Follows up approved donations that are due, oldest first. One that fails stays due and does not hold up the others.
 * `more` tells that the batch was full.
 */
export async function followUpDue(
  payload: Payload,
  {
    approvedBefore,
    atMost,
    donors,
  }: { approvedBefore: Date; atMost: number; donors?: DonorsFirst | undefined },
): Promise<{ followedUp: number; failed: number; more: boolean }> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { followUp: { equals: "due" } },
        { approvedAt: { less_than_equal: approvedBefore.toISOString() } },
      ],
    },
    sort: "approvedAt",
    limit: atMost,
    pagination: false,
  });
  let failed = 0;
  for (const donation of docs) {
    await donors?.quiet(makeWayMs);
    try {
      await followUpDonation(payload, donation.id);
    } catch (error) {
      failed += 1;
      payload.logger.error({
        msg: "A donation's follow-up failed",
        orderId: donation.orderId,
        error: errorFacts(error),
      });
    }
  }
  return { followedUp: docs.length - failed, failed, more: docs.length === atMost };
}
