import { newsletterForm } from "@pcf/contract/forms/newsletter-form";
import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { readCompany } from "../../platform/company.ts";

export const copy = {
  subject: "Please confirm your email address",
  preview: "One click, and our newsletter is on its way to you.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  asked: (foundation: string) =>
    `You asked for news from the ${foundation}. Please confirm that this is your address and that you would like to hear from us.`,
  confirm: "Yes, send me news",
  ignore: "If you did not ask for this, there is nothing to do: you will not hear from us again.",
} as const;

/** Asks the owner of an address whether it may be put on the mailing list. */
export const listConfirmationMail = ({ firstName, url }: { firstName: string; url: string }) => {
  const company = readCompany();
  return letter(
    { ...copy, office: newsletterForm.office },
    heading(copy.heading(greetingName(firstName))),
    paragraph(copy.asked(company.name)),
    button(copy.confirm, url),
    paragraph(copy.ignore),
  );
};
