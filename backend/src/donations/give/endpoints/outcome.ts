import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { calledName } from "@pcf/contract/typed-name";
import type { Endpoint, Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { ecardStatus } from "../../ecards/gift-ecard.ts";
import { latestReceipt } from "../../receipts/read-receipt.ts";
import { receiptSettings } from "../../receipts/receipt-settings.ts";
import { answer } from "../../record/answer.ts";
import { donationKind, hasOwnReceipt } from "../../record/donation-kind.ts";
import { donationResult } from "../../record/donation-result.ts";
import type { DonationStateName } from "../../record/donation-states.ts";
import { giftMoment, keptCents } from "../../record/gift-moment.ts";
import { donationOfToken, donationServices } from "../donation-services.ts";

const states: Record<DonationStateName, DonationOutcome["state"]> = {
  sending: "being-checked",
  unknown: "being-checked",
  held: "being-checked",
  approved: "approved",
  refunded: "refunded",
  declined: "declined",
  "not-charged": "declined",
};

const expectsReceipt = async (payload: Payload, donation: Donation) =>
  donation.state === "approved" &&
  hasOwnReceipt(donation) &&
  keptCents(donation) >= (await receiptSettings(payload)).minimumCents;

async function cardOutcome(payload: Payload, donation: Donation): Promise<DonationOutcome["card"]> {
  const kind = donation.tributeCard?.kind ?? "none";
  if (kind !== "ecard") return kind;
  // It is written a moment after the approval.
  const usual = donationKind(donation) === "monthly-sign-up" ? "waits" : "goes";
  const status = (await ecardStatus(payload, donation)) ?? usual;
  return status === "goes" ? "ecard" : `ecard-${status}`;
}

/**
 * `GET /api/donations/outcome?token=`: the facts of the outcome pages, for the bearer of the token alone; 410 when the
 * token has ended.
 */
export const outcomeEndpoint: Omit<Endpoint, "root"> = {
  path: "/outcome",
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const token = searchParams.get("token");
    const found = await donationOfToken(payload, token);
    if (!found || !token) return answer({ message: "Not found" }, 404);
    if (found.ended) return answer({ message: "The token has ended" }, 410);
    const { donation } = found;
    const { secret } = donationServices(payload);
    const receipt = await latestReceipt(payload, donation);
    const outcome: DonationOutcome = {
      state: states[donation.state],
      // Looking does not prolong: the token goes back as it came.
      result: { ...donationResult(donation, secret), outcome_token: token },
      amountCents: donation.amountCents,
      refundedCents: donation.refundedCents,
      donationArea: donation.donationArea,
      donorFirstName: calledName(donation.donor),
      donorEmail: donation.donor?.email ?? "",
      givenAt: giftMoment(donation).toISOString(),
      // Who had a receipt keeps one of what remains, however small.
      receiptExpected: receipt?.status === "issued" || (await expectsReceipt(payload, donation)),
      receipt,
      monthly: await monthlyOutcome(payload, donation),
      card: await cardOutcome(payload, donation),
    };
    return answer(outcome);
  },
};

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

const standings = {
  active: "running",
  failing: "running",
  paused: "paused",
  stopped: "stopped",
} as const satisfies Record<MonthlyGift["state"], string>;
