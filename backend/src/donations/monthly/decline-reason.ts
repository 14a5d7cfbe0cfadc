import { type RefusalReason, refusalReason } from "@pcf/contract/donation/response-codes";
import type { Donation } from "../../payload-types.ts";

/**
 * Why a month was not charged, as far as a donor can do something about it. `card-gone`: the card can no longer be used
 * (lost, stolen, closed, not known to the vault), and trying it again would only look like card testing.
 */
export type MonthlyDecline =
  | "declined"
  | "funds"
  | "expired"
  | "card-gone"
  | "call-bank"
  | "bank-unreachable";

/** The issuer's own codes: pick up, lost, stolen, no such number or issuer, closed, not permitted. */
const goneByIssuer = new Set(["04", "07", "14", "15", "41", "43", "46", "57"]);
/** The gateway's: lost or stolen, no account, card kept, unknown account, pick up. */
const goneByGateway = new Set([
  57, 60, 72, 89, 200, 421, 477, 478, 479, 480, 900, 902, 903, 904, 905, 906, 907, 908, 909,
]);
const fundsByIssuer = new Set(["51", "61", "65"]);
const fundsByGateway = new Set([76, 82, 94, 95, 106, 107, 110, 112]);
const doNotHonour = "05";

const reasons: Partial<Record<RefusalReason, MonthlyDecline>> = {
  "card-expired": "expired",
  "expiry-invalid": "expired",
  "card-number": "card-gone",
  "card-type": "card-gone",
  "call-bank": "call-bank",
  "bank-unreachable": "bank-unreachable",
  "timed-out": "bank-unreachable",
  "office-setup": "bank-unreachable",
  duplicate: "bank-unreachable",
};

type Answer = Pick<Donation, "gateway">;

/** The reason of a decline, by the issuer's code where there is one: the gateway's own puts many into one. */
export function declineReason({ gateway }: Answer): MonthlyDecline {
  const code = Number(gateway?.responseCode);
  const iso = gateway?.isoCode ?? "";
  if (goneByIssuer.has(iso) || goneByGateway.has(code)) return "card-gone";
  if (iso === "54") return "expired";
  if (fundsByIssuer.has(iso) || fundsByGateway.has(code)) return "funds";
  if (iso === doNotHonour) return "declined";
  return reasons[refusalReason(code)] ?? "declined";
}

/** The gateway's words for a key that its vault does not have. */
const unknownCard = /can ?not find previous/i;

/** Whether a charge was not processed because the vault has no such card any more. */
export const cardIsUnknown = ({ gateway }: Answer): boolean => unknownCard.test(gateway?.message ?? "");
