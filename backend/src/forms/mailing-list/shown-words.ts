import { donationConsent } from "@pcf/contract/forms/donation-consent";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { newsletterForm } from "@pcf/contract/forms/newsletter-form";

export const copy = {
  ask: {
    title: "Confirm your address",
    text: "Would you like to get our news by email?",
    button: "Yes, send me news",
  },
  done: { title: "Thank you", text: "Your address is confirmed. You will hear from us." },
  unknown: {
    title: "This link is not valid",
    text: "Please open the link from the newest message, or sign up again on our website.",
  },
} as const;

const { invitation, submit } = newsletterForm;

/** Where a reader may ask for news, with what stood there. A control's own words are in square brackets. */
export const shownWords = {
  "newsletter form": `${invitation.title}. ${invitation.text} [${submit}]`,
  "kit form": `[✓] ${kitForm.fields.join_mailing_list.label}`,
  "donation form": `[✓] ${donationConsent.label}. ${donationConsent.hint}`,
} as const;

export type ConsentSource = keyof typeof shownWords;

/** What stood on the page to which the mail leads, and how it was answered. */
export const confirmationWords = `${copy.ask.text} [${copy.ask.button}] Button of the page that the mail to this address leads to.`;
