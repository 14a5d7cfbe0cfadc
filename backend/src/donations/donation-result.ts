import { amountText } from "@pcf/contract/donation/amount";
import { notProcessedCode } from "@pcf/contract/donation/our-codes";
import { type DonationResult, isApprovedCode } from "@pcf/contract/donation/result";
import type { Donation } from "../payload-types.ts";
import { createOutcomeToken } from "./outcome-token.ts";

/** An approval whose code is above the wire's range is told as the usual approval; the row keeps the raw code. */
const usualApproval = 27;

function responseCode({ state, gateway }: Pick<Donation, "state" | "gateway">): number | null {
  const code = gateway?.responseCode ? Number(gateway.responseCode) : null;
  switch (state) {
    case "approved":
    case "refunded":
      return isApprovedCode(code) ? code : usualApproval;
    case "declined":
      return code;
    case "not-charged":
      return notProcessedCode;
    case "sending":
    case "unknown":
    case "held":
      return null;
  }
}

/** What the donor's browser is told of a donation. */
export function donationResult(donation: Donation, secret: string): DonationResult {
  const { gateway } = donation;
  const code = responseCode(donation);
  return {
    ResponseCode: code,
    AuthCode: code === null ? null : (gateway?.authCode ?? null),
    ReferenceNum: code === null ? null : (gateway?.referenceNum ?? null),
    donation_type: donation.donationType === "monthly" ? "Monthly" : "Single",
    donation_amount: amountText(donation.amountCents),
    TransDateTime: code === null ? null : (gateway?.transDateTime ?? null),
    id: donation.orderId,
    Message: code === null ? "" : (gateway?.message ?? ""),
    outcome_token: createOutcomeToken(donation.orderId, secret),
  };
}
