/**
 * The words beside which a reader asks for news while ordering a kit. The site shows them, and the backend keeps them with the
 * reader's consent: both take them from here, so that what is kept is what was shown.
 */
export const kitConsent = "Add me to the mailing list. We will ask you to confirm by e-mail first.";
