import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";

const standings = {
  active: "running",
  failing: "running",
  paused: "paused",
  stopped: "stopped",
} as const satisfies Record<MonthlyGift["state"], string>;

/** How the monthly gift of a sign-up stands today, for its donor; `null` for any other donation. */
export async function monthlyOutcome(
  payload: Payload,
  { orderId, firstBillingDay, amountCents }: Donation,
): Promise<DonationOutcome["monthly"]> {
  if (!firstBillingDay) return null;
  const gift: MonthlyGift | null = await payload.db.findOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: orderId } },
  });
  // It comes about a moment after the approval.
  if (!gift)
    return {
      amountCents,
      firstBillingDay,
      charged: false,
      standing: "running",
      goesOn: null,
      nextDay: firstBillingDay,
    };
  const where = {
    monthlyGift: { equals: gift.id },
    donationType: { equals: "instalment" },
    state: { in: ["approved", "refunded"] },
  };
  const { totalDocs } = await payload.count({ collection: "donations", where });
  return {
    amountCents: gift.amountCents,
    firstBillingDay,
    charged: totalDocs > 0,
    standing: standings[gift.state],
    goesOn: gift.state === "paused" ? (gift.resumeDay ?? null) : null,
    nextDay: gift.nextTryDay ?? gift.nextBillingDay,
  };
}
