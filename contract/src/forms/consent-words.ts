/*
 * The words beside which a reader asks for news by e-mail. The site shows them, and the backend keeps them with the
 * reader's consent: both take them from here, so that what is kept is what was shown.
 */

export const newsletterConsent = {
  title: "News that helps, in your inbox",
  text: "Research, events and stories, about once a month. Leave whenever you like.",
  submit: "Sign Up",
} as const;

export const kitConsent = "Add me to the mailing list. We will ask you to confirm by e-mail first.";

export const donationConsent = {
  label: "Send me news by e-mail",
  hint: "About once a month. You can leave the list at any time.",
} as const;
