import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { button, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** Asks the owner of an address whether it may be put on the mailing list. */
export const listConfirmationMail = ({ firstName, url }: { firstName: string; url: string }) => {
  const company = readCompany();
  return renderMail(
    copy.subject,
    mailDocument({
      company,
      preview: copy.preview,
      children: h(
        Fragment,
        null,
        heading(copy.heading(firstName)),
        paragraph(copy.asked(company.name)),
        button(copy.confirm, url),
        paragraph(copy.ignore),
      ),
    }),
  );
};
