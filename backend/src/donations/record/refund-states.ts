/**
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
