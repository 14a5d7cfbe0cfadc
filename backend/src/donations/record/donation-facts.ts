import type { Donation } from "../../payload-types.ts";

/** What a donor decided, as the row keeps it. */
export type DonationFacts = Pick<
  Donation,
  "donationType" | "amountCents" | "donationArea" | "adminNote" | "donor" | "tribute" | "tributeCard"
>;
