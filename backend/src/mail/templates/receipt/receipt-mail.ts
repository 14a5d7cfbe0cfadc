import { formatAmount } from "@pcf/contract/donation/amount";
import type { Receipt } from "@pcf/contract/donation/receipt";
import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { longDay } from "../days.ts";
import { factTable, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** The mail that brings a receipt; the PDF goes with it. */
export const receiptMail = ({
  receipt,
  firstName,
  donationArea,
  orderId,
}: {
  receipt: Receipt;
  firstName: string;
  donationArea: string;
  orderId: string;
}) =>
  renderMail(
    receipt.replaces ? copy.subjectReplacement(receipt.serial) : copy.subject(receipt.serial),
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      why: copy.why,
      children: h(
        Fragment,
        null,
        heading(copy.heading(firstName)),
        paragraph(copy.thanks(formatAmount(receipt.amountCents), copy.areas[donationArea] ?? donationArea)),
        paragraph(copy.attached),
        receipt.replaces ? paragraph(copy.replaces(receipt.replaces)) : null,
        factTable([
          [copy.serial, receipt.serial],
          [copy.amount, formatAmount(receipt.amountCents)],
          [copy.giftDay, longDay(receipt.giftDay)],
          [copy.reference, orderId],
        ]),
      ),
    }),
  );
