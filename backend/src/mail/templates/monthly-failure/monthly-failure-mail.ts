import { formatAmount } from "@pcf/contract/donation/amount";
import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { longDay } from "../days.ts";
import { button, heading, mailDocument, paragraph } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
import { copy } from "./copy.ts";

/** Tells a monthly donor that a charge failed. `nextTryDay` is `null` when it will not be tried again. */
export const monthlyFailureMail = (gift: {
  firstName: string;
  amountCents: number;
  billingDay: string;
  nextTryDay: string | null;
  manageUrl?: string | undefined;
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
        paragraph(copy.happened(formatAmount(gift.amountCents), longDay(gift.billingDay))),
        paragraph(gift.nextTryDay ? copy.again(longDay(gift.nextTryDay)) : copy.last),
        gift.nextTryDay ? paragraph(copy.card) : null,
        gift.manageUrl ? button(copy.manage, gift.manageUrl) : null,
      ),
    }),
  );
