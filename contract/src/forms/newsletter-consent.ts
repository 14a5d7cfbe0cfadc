/**
 * The words beside which a reader asks for news by the newsletter form. The site shows them, and the backend keeps them with the
 * reader's consent: both take them from here, so that what is kept is what was shown.
 */
export const newsletterConsent = {
  title: "News that helps, in your inbox",
  text: "Research, events and stories, about once a month. Leave whenever you like.",
  submit: "Sign Up",
} as const;
