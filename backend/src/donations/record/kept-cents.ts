import type { Donation } from "../../payload-types.ts";

/** What is left of a gift after refunds: what its receipt is of. */
export const keptCents = ({
  state,
  amountCents,
  refundedCents,
}: Pick<Donation, "state" | "amountCents" | "refundedCents">): number =>
  state === "refunded" ? 0 : amountCents - refundedCents;
