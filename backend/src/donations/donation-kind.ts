import { donationTypes } from "@pcf/contract/donation/fields";
import type { Donation } from "../payload-types.ts";

/** What `donationType` of a row may be: what the form offers, and the charge of one month of a monthly gift. */
export const donationRowTypes = [...donationTypes, "instalment"] as const;

/**
 * What a row of the donations is: a gift that is charged once; the sign-up to a monthly one, by which a card is checked
 * and kept and nothing is charged; or one try to charge one month of it. It is read off the row here and nowhere else.
 */
export type DonationKind = "single" | "monthly-sign-up" | "instalment";

export function donationKind({ donationType }: Pick<Donation, "donationType">): DonationKind {
  switch (donationType) {
    case "single":
    case "instalment":
      return donationType;
    case "monthly":
      return "monthly-sign-up";
  }
}

type KindOfRow = Pick<Donation, "donationType">;

/** Whether the row itself takes money. */
export function isCharged(donation: KindOfRow): boolean {
  switch (donationKind(donation)) {
    case "single":
    case "instalment":
      return true;
    case "monthly-sign-up":
      return false;
  }
}

/** Whether the row gets an official receipt of its own when its amount is large enough. */
export function hasOwnReceipt(donation: KindOfRow): boolean {
  switch (donationKind(donation)) {
    case "single":
      return true;
    case "monthly-sign-up":
    case "instalment":
      return false;
  }
}
