import type { Payload } from "payload";
import { errorFacts } from "../../log/error-facts.ts";
import type { Donation } from "../../payload-types.ts";
import type { DonorsFirst } from "./donors-first.ts";
import { followUpDonation } from "./follow-up-donation.ts";

/** How long one receipt makes way for donors. */
const makeWayMs = 2_000;

/**
 * Follows up approved donations that are due, oldest first. One that fails stays due and does not hold up the others.
 * After the first, none is begun later than `stopAfterMs`. `more` tells that some may be left.
 */
export async function followUpDue(
  payload: Payload,
  {
    approvedBefore,
    atMost,
    donors,
    stopAfterMs = Number.POSITIVE_INFINITY,
  }: { approvedBefore: Date; atMost: number; donors?: DonorsFirst | undefined; stopAfterMs?: number },
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
  const stopAt = performance.now() + stopAfterMs;
  let followedUp = 0;
  let failed = 0;
  for (const donation of docs) {
    if (followedUp + failed > 0 && performance.now() > stopAt) return { followedUp, failed, more: true };
    await donors?.quiet(makeWayMs);
    try {
      await followUpDonation(payload, donation.id);
      followedUp += 1;
    } catch (error) {
      failed += 1;
      payload.logger.error({
        msg: "A donation's follow-up failed",
        orderId: donation.orderId,
        error: errorFacts(error),
      });
    }
  }
  return { followedUp, failed, more: docs.length === atMost };
}
