import { formatAmount } from "@pcf/contract/donation/amount";
import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { factTable, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** Thanks for a gift that is too small for a receipt. */
export const acknowledgementMail = (gift: {
  firstName: string;
  amountCents: number;
  minimumCents: number;
  donationArea: string;
  orderId: string;
}) =>
  renderMail(
    copy.subject,
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      why: copy.why,
      children: h(
        Fragment,
        null,
        heading(copy.heading(gift.firstName)),
        paragraph(copy.thanks(formatAmount(gift.amountCents))),
        paragraph(copy.noReceipt(formatAmount(gift.minimumCents))),
        factTable([
          [copy.amount, formatAmount(gift.amountCents)],
          [copy.area, gift.donationArea],
          [copy.reference, gift.orderId],
        ]),
      ),
    }),
  );
