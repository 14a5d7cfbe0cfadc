import { type RefusalReason, refusalReason } from "@pcf/contract/donation/response-codes";
import type { Donation } from "../../payload-types.ts";

/**
 * Why a month was not charged, as far as a donor can do something about it. `declined`: no reason that they could be told.
 * `card-gone`: the card can no longer be used (lost, stolen, closed, not known to the vault), and trying it again would only
 * look like card testing. `stopped-at-bank`: its donor has told the bank to let no more of these charges through.
 */
export type MonthlyDecline =
  | "declined"
  | "funds"
  | "expired"
  | "card-gone"
  | "stopped-at-bank"
  | "call-bank"
  | "bank-unreachable";

const doNotHonour = "05";

const codesByIssuer = {
  // Pick up, lost, stolen, no such number or issuer, closed, not permitted.
  "card-gone": ["04", "07", "14", "15", "41", "43", "46", "57"],
  // Stop payment order, and authorization revoked for these charges or for all.
  "stopped-at-bank": ["R0", "R1", "R3"],
  expired: ["54"],
  funds: ["51", "61", "65"],
  "call-bank": ["01", "02"],
  // Answered late, at its change of day, not there, not found, at fault.
  "bank-unreachable": ["68", "90", "91", "92", "96"],
  // Do not honour, and what is no word about the card: an error, the amount, "once more".
  declined: [doNotHonour, "06", "13", "19"],
} as const satisfies Record<MonthlyDecline, string[]>;

/** What the issuer's own codes mean. */
export const reasonsByIssuer: ReadonlyMap<string, MonthlyDecline> = new Map(
  (Object.keys(codesByIssuer) as MonthlyDecline[]).flatMap((reason) =>
    codesByIssuer[reason].map((code) => [code, reason] as const),
  ),
);

/** The gateway's codes: lost or stolen, no account, card kept, unknown account, pick up. */
const goneByGateway = new Set([
  57, 60, 72, 89, 200, 421, 477, 478, 479, 480, 900, 902, 903, 904, 905, 906, 907, 908, 909,
]);
const fundsByGateway = new Set([76, 82, 94, 95, 106, 107, 110, 112]);

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

/**
 * The reason of a decline, by the issuer's code where there is one that we know: the gateway's own puts many into one.
 */
export function declineReason({ gateway }: Answer): MonthlyDecline {
  const byIssuer = reasonsByIssuer.get(gateway?.isoCode ?? "");
  if (byIssuer) return byIssuer;
  const code = Number(gateway?.responseCode);
  if (goneByGateway.has(code)) return "card-gone";
  if (fundsByGateway.has(code)) return "funds";
  return reasons[refusalReason(code)] ?? "declined";
}

/** Whether no later try can go better. If a bank means it that does not honour the card is for `saysDoNotHonour`. */
export const isForGood = (because: MonthlyDecline): boolean =>
  because === "card-gone" || because === "stopped-at-bank";

/** Whether the issuer refused the card itself, without a reason. */
export const saysDoNotHonour = ({ gateway }: Answer): boolean => gateway?.isoCode === doNotHonour;

/** The gateway's words for a key that its vault does not have. */
const unknownCard = /can ?not find previous/i;

/** Whether a charge was not processed because the vault has no such card any more. */
export const cardIsUnknown = ({ gateway }: Answer): boolean => unknownCard.test(gateway?.message ?? "");
