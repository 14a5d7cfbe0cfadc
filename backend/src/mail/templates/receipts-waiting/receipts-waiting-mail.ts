import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { env } from "../../../env.ts";
import { button, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** Tells the office that receipts wait for somebody to be named who signs them. */
export const receiptsWaitingMail = () =>
  renderMail(
    copy.subject,
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      children: h(
        Fragment,
        null,
        heading(copy.heading),
        paragraph(copy.happened),
        paragraph(copy.todo),
        button(copy.open, `${env.BACKEND_URL}/admin/globals/siteSettings`),
      ),
    }),
  );
