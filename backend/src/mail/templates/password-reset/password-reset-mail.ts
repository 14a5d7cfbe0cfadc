import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { button, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** The way back in for a member of staff. */
export const passwordResetMail = ({ name, url }: { name: string; url: string }) =>
  renderMail(
    copy.subject,
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      children: h(
        Fragment,
        null,
        heading(copy.heading(name)),
        paragraph(copy.asked),
        button(copy.choose, url),
        paragraph(copy.until),
        paragraph(copy.ignore),
      ),
    }),
  );
