/** Id of the form around each of the steps 0 to 2. */
export const donationFormId = "donation-form";
