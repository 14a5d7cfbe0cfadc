import { donationTypes } from "@pcf/contract/donation/fields";
import type { Donation } from "../../payload-types.ts";

/**
 * What `donationType` of a row may be: what the form offers, the charge of one month of a monthly gift, and another card for
 * one.
 */
export const donationRowTypes = [...donationTypes, "instalment", "card-change"] as const;

/**
 * What a row of the donations is: a gift that is charged once; the sign-up to a monthly one, by which a card is checked
 * and kept and nothing is charged; one try to charge one month of it; or its donor's change to another card, which is
 * checked and kept as that of a sign-up. It is read off the row here and nowhere else.
 */
export const donationKinds = ["single", "monthly-sign-up", "instalment", "card-change"] as const;
export type DonationKind = (typeof donationKinds)[number];

export function donationKind({ donationType }: Pick<Donation, "donationType">): DonationKind {
  switch (donationType) {
    case "single":
    case "instalment":
    case "card-change":
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
    case "card-change":
      return false;
  }
}

/** Whether the row's card is checked, for no money, and goes to the gateway's vault. */
export const keepsCard = (donation: KindOfRow): boolean =>
  donationKind(donation) === "monthly-sign-up" || donationKind(donation) === "card-change";

/** Whether the row gets an official receipt of its own when its amount is large enough. */
export function hasOwnReceipt(donation: KindOfRow): boolean {
  switch (donationKind(donation)) {
    case "single":
      return true;
    case "monthly-sign-up":
    case "instalment":
    case "card-change":
      return false;
  }
}
