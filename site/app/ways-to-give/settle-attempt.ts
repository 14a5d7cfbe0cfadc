import { type DonationState, isApprovedCode } from "@pcf/contract/donation/result";
import { keepResult } from "./approved-data";
import { endAttempt, markUnsent } from "./attempt-store";
import { clearDraft } from "./draft-store";

export type SettledAttempt = "charged" | "refused" | "not-charged" | "being-checked";

/**
 * Takes over what the server says of an attempt whose answer never arrived, and names it. A refusal ends the attempt; a
 * key that never reached the server may be sent again.
 */
export function settleAttempt({ state, result }: DonationState): SettledAttempt {
  if (result) keepResult(result);
  if (state === "being-checked") return "being-checked";
  if (state === "charged") {
    clearDraft();
    endAttempt();
    return "charged";
  }
  if (result && result.ResponseCode !== null && !isApprovedCode(result.ResponseCode)) {
    endAttempt();
    return "refused";
  }
  markUnsent();
  return "not-charged";
}
