/** Under these names this browser's local storage keeps the answers to the donation form, and the try to make a gift. */
export const draftKey = "pcfFormData";
export const attemptKey = "pcfDonationAttempt";
