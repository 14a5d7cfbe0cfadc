/**
 * States of a donation.
 *
 * - `sending`: written, the gateway is being asked; after a crash nobody knows how far it came
 * - `unknown`: the gateway's answer is lost; status checks settle it
 * - `held`: the gateway took another sum or order than ours, or took money after all: a person decides
 * - `approved`, `declined`, `not-charged`: settled; `not-charged` is what the gateway never processed, or what a person
 *   closed because nothing of it is kept
 * - `refunded`: approved and given back whole; one of which a part was given back stays approved. With a day in
 *   `returnedByBank` it was no refund: the bank took the money back
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

/**
 * States of a refund.
 *
 * - `sending`: written down, the gateway is being asked; after a crash nobody knows how far it came
 * - `unknown`: the gateway's answer is lost; status checks settle it, or a person
 * - `held`: the gateway gave back another sum than ours: a person decides
 * - `given-back`: the money is on its way to the card
 * - `refused`: nothing was given back
 */
export const refundStates = ["sending", "unknown", "held", "given-back", "refused"] as const;
export type RefundStateName = (typeof refundStates)[number];

/** Whether it is not yet clear what became of a refund, so that no other of the same gift may begin. */
export const isOpen = ({ state }: { state: RefundStateName }): boolean =>
  state === "sending" || state === "unknown" || state === "held";
