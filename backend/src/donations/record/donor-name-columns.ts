import type { tableOf } from "../../platform/database/table-of.ts";

/** The columns of `donations` that a statement selects for `nameOnReceipt`, named as it asks for them. */
export const donorNameColumns = (gifts: ReturnType<typeof tableOf>) => ({
  organization: gifts.donor_organization,
  firstName: gifts.donor_firstName,
  middleInitial: gifts.donor_middleInitial,
  lastName: gifts.donor_lastName,
  secondFirstName: gifts.donor_secondFirstName,
  secondMiddleInitial: gifts.donor_secondMiddleInitial,
  secondLastName: gifts.donor_secondLastName,
});
