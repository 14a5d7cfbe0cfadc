import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import type { Endpoint, Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { donationResult } from "../donation-result.ts";
import { donationServices } from "../donation-services.ts";
import type { DonationStateName } from "../donation-states.ts";
import { findDonation } from "../donation-store.ts";
import { giftMoment } from "../gift-moment.ts";
import { readOutcomeToken } from "../outcome-token.ts";
import { receiptOf } from "../receipts/receipt-of.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { answer } from "./answer.ts";

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
  donation.donationType === "single" &&
  donation.amountCents >= (await receiptSettings(payload)).minimumCents;

/** `GET /api/donations/outcome?token=`: the facts of the outcome pages, for the bearer of the token alone. */
export const outcomeEndpoint: Omit<Endpoint, "root"> = {
  path: "/outcome",
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const { secret } = donationServices(payload);
    const orderId = readOutcomeToken(searchParams.get("token") ?? "", secret);
    const donation = orderId && (await findDonation(payload, { orderId: { equals: orderId } }));
    if (!donation) return answer({ message: "Not found" }, 404);
    const outcome: DonationOutcome = {
      state: states[donation.state],
      result: donationResult(donation, secret),
      amountCents: donation.amountCents,
      donationArea: donation.donationArea,
      donorFirstName: donation.donor?.firstName ?? "",
      donorEmail: donation.donor?.email ?? "",
      givenAt: giftMoment(donation).toISOString(),
      receiptExpected: await expectsReceipt(payload, donation),
      receipt: await receiptOf(payload, donation),
      monthly: donation.firstBillingDay ? { firstBillingDay: donation.firstBillingDay } : null,
      card: donation.card?.kind ?? "none",
    };
    return answer(outcome);
  },
};
