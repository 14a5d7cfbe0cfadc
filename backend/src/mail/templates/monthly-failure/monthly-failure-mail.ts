import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../letter.ts";
import { button, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./monthly-failure-copy.ts";

/** Tells a monthly donor that a charge failed. `nextTryDay` is `null` when it will not be tried again. */
export const monthlyFailureMail = (gift: {
  firstName: string;
  amountCents: number;
  billingDay: string;
  nextTryDay: string | null;
  manageUrl?: string | undefined;
}) =>
  letter(
    copy,
    heading(copy.heading(gift.firstName)),
    paragraph(copy.happened(formatAmount(gift.amountCents), longDay(gift.billingDay))),
    paragraph(gift.nextTryDay ? copy.again(longDay(gift.nextTryDay)) : copy.last),
    gift.nextTryDay ? paragraph(copy.card) : null,
    gift.manageUrl ? button(copy.manage, gift.manageUrl) : null,
  );
