/**
 * - `sending`: written, the gateway is being asked; after a crash nobody knows how far it came
 * - `unknown`: the gateway's answer is lost; status checks settle it
 * - `held`: the gateway took another sum or order than ours, or took money after all: a person decides
 * - `approved`, `declined`, `not-charged`: settled; `not-charged` is what the gateway never processed, or what a person
 *   closed because nothing of it is kept
 * - `refunded`: approved and given back whole; one of which a part was given back stays approved
 */
export const donationStates = [
  "sending",
  "unknown",
  "held",
  "approved",
  "declined",
  "not-charged",
  "refunded",
] as const;
export type DonationStateName = (typeof donationStates)[number];

/** States that a status check may still settle. */
export const unsettledStates = ["sending", "unknown"] as const satisfies DonationStateName[];

/** States of a charge that has taken money, or may have. */
export const takenStates = [
  ...unsettledStates,
  "held",
  "approved",
  "refunded",
] as const satisfies DonationStateName[];

export const isUnsettled = (state: DonationStateName): boolean => state === "sending" || state === "unknown";
