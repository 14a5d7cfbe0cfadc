import { formatAmount } from "@pcf/contract/donation/amount";
import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { factTable, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** Tells a donor that a receipt is no longer in force. */
export const receiptCancelledMail = (receipt: {
  serial: string;
  name: string;
  amountCents: number;
  reason: string;
}) =>
  renderMail(
    copy.subject(receipt.serial),
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      children: h(
        Fragment,
        null,
        heading(copy.heading(receipt.name)),
        paragraph(copy.cancelled(receipt.serial, formatAmount(receipt.amountCents))),
        paragraph(copy.todo),
        factTable([
          [copy.serial, receipt.serial],
          [copy.reason, receipt.reason],
        ]),
      ),
    }),
  );
