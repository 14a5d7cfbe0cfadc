import { newsletterForm } from "@pcf/contract/forms/newsletter-form";
import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { readCompany } from "../../platform/company.ts";
import { copy } from "./list-confirmation-copy.ts";

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
