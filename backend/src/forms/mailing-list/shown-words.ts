import { donationConsent } from "@pcf/contract/forms/donation-consent";
import { kitConsent } from "@pcf/contract/forms/kit-consent";
import { newsletterConsent } from "@pcf/contract/forms/newsletter-consent";
import { copy } from "./confirm-copy.ts";

/** Where a reader may ask for news, with what stood there. A control's own words are in square brackets. */
export const shownWords = {
  "newsletter form": `${newsletterConsent.title}. ${newsletterConsent.text} [${newsletterConsent.submit}]`,
  "kit form": `[✓] ${kitConsent}`,
  "donation form": `[✓] ${donationConsent.label}. ${donationConsent.hint}`,
} as const;

export type ConsentSource = keyof typeof shownWords;

/** What stood on the page to which the mail leads, and how it was answered. */
export const confirmationWords = `${copy.ask.text} [${copy.ask.button}] Button of the page that the mail to this address leads to.`;
