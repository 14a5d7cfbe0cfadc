import { clientNetwork } from "@pcf/contract/client-network";
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import type { Payload } from "payload";
import { plainAddress } from "../../platform/database/same-address.ts";
import { refusesEcards } from "../ecards/refusals.ts";
import type { FieldErrors, ParsedDonation } from "../record/parse-donation.ts";
import { requestedTooOften } from "./protection-counters.ts";

/**
 * What one day (universal time) may have, whatever becomes of the gifts: a family that mourns gets many cards, and grandparents
 * send several; a script sends thirty in a few seconds. A token of the gateway's own card fields is another each time, so
 * there the limit by card says nothing and the others hold.
 */
export const dayLimits = {
  ecardsTo: 12,
  ecardsByCard: 8,
  ecardsByDonor: 8,
  ecardsFromNetwork: 24,
  /** To sign up charges nothing and mails a confirmation to an address that nobody has proved. */
  signUpsByDonor: 5,
} as const;

type Post = { donation: ParsedDonation; ip: string; now: Date };

/**
 * Why a gift cannot be taken with this card by email, or one more monthly gift not for this address today, at the field of
 * the form; `null` when it can. It is asked before the bank is, so nobody is charged for a gift that is refused, and it counts.
 */
export async function dayLimitErrors(
  payload: Payload,
  { donation: { facts, cardIdentity }, ip, now }: Post,
): Promise<FieldErrors | null> {
  const over = (what: keyof typeof dayLimits, value: string) =>
    requestedTooOften(payload, { what, value, most: dayLimits[what], now, hours: 24 });
  const donor = plainAddress(facts.donor?.email ?? "");
  if (facts.donationType === "monthly" && (await over("signUpsByDonor", donor)))
    return { b_email: [messages.signUpsOfAddress] };
  const to = facts.tributeCard?.kind === "ecard" ? facts.tributeCard.email : null;
  if (!to) return null;
  if (await refusesEcards(payload, to)) return { e_card_email: [messages.ecardRefused] };
  const bySender =
    (await over("ecardsByDonor", donor)) ||
    (await over("ecardsByCard", cardIdentity)) ||
    (await over("ecardsFromNetwork", clientNetwork(ip)));
  if (bySender) return { e_card_email: [messages.ecardsFromDonor] };
  return (await over("ecardsTo", plainAddress(to))) ? { e_card_email: [messages.ecardsToAddress] } : null;
}
