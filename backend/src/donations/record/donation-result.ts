import { amountText } from "@pcf/contract/donation/amount";
import { closedCode, notProcessedCode } from "@pcf/contract/donation/our-codes";
import { type DonationResult, isApprovedCode } from "@pcf/contract/donation/result";
import type { Donation } from "../../payload-types.ts";
import { wasClosedByStaff } from "./donation-history.ts";
import { type DonationKind, donationKind } from "./donation-kind.ts";
import { createOutcomeToken } from "./outcome-token.ts";

/** An approval whose code is above the wire's range is told as the usual approval; the row keeps the raw code. */
const usualApproval = 27;

function responseCode(donation: Donation): number | null {
  const { state, gateway } = donation;
  const code = gateway?.responseCode ? Number(gateway.responseCode) : null;
  switch (state) {
    case "approved":
    case "refunded":
      return isApprovedCode(code) ? code : usualApproval;
    case "declined":
      return code;
    case "not-charged":
      return wasClosedByStaff(donation) ? closedCode : notProcessedCode;
    case "sending":
    case "unknown":
    case "held":
      return null;
  }
}

/**
 * The bank's facts of an answer that the donor may know. A gift that was not charged has at most the words of a refusal: a
 * charge that staff have given back is no answer to the donor.
 */
function factsForDonor(donation: Donation): NonNullable<Donation["gateway"]> {
  const facts = donation.gateway ?? {};
  if (donation.state !== "not-charged") return facts;
  return wasClosedByStaff(donation) ? {} : { message: facts.message };
}

const wireTypes: Record<DonationKind, DonationResult["donation_type"]> = {
  single: "Single",
  "monthly-sign-up": "Monthly",
  instalment: "Monthly",
  "card-change": "Monthly",
};

/** The type of a donation as answers to the donor's browser write it. */
export const typeOnWire = (donation: Pick<Donation, "donationType">) => wireTypes[donationKind(donation)];

/** What the donor's browser is told of a donation. */
export function donationResult(donation: Donation, secret: string): DonationResult {
  const code = responseCode(donation);
  const facts: NonNullable<Donation["gateway"]> = code === null ? {} : factsForDonor(donation);
  return {
    ResponseCode: code,
    AuthCode: facts.authCode ?? null,
    ReferenceNum: facts.referenceNum ?? null,
    donation_type: typeOnWire(donation),
    donation_amount: amountText(donation.amountCents),
    TransDateTime: facts.transDateTime ?? null,
    id: donation.orderId,
    Message: facts.message ?? "",
    outcome_token: createOutcomeToken(donation.orderId, secret),
  };
}
