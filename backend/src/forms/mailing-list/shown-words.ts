import { donationConsent } from "@pcf/contract/forms/donation-consent";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { newsletterForm } from "@pcf/contract/forms/newsletter-form";
import { copy } from "./confirm-copy.ts";

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
