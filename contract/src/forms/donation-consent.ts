/**
 * The words beside which a reader asks for news while giving. The site shows them, and the backend keeps them with the
 * reader's consent: both take them from here, so that what is kept is what was shown.
 */
export const donationConsent = {
  label: "Send me news by email",
  hint: "About once a month. We will ask you to confirm by email first, and you can leave the list at any time.",
} as const;
