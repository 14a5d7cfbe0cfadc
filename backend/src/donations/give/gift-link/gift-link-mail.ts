import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./gift-link-copy.ts";

/**
 * The way back to the pages of a gift after the first link has ended. `day` (`YYYY-MM-DD`) is when it was made, `endsOn`
 * the last day of the new link; `receiptUrl` leads to the receipt in force, which opens without a page around it.
 */
export const giftLinkMail = (gift: {
  firstName: string;
  amountCents: number;
  donationArea: string;
  orderId: string;
  day: string;
  endsOn: string;
  url: string;
  receiptUrl: string | null;
}) =>
  letter(
    copy,
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(copy.asked(formatAmount(gift.amountCents), longDay(gift.day))),
    button(copy.see, gift.url),
    gift.receiptUrl ? button(copy.receipt, gift.receiptUrl) : null,
    paragraph(copy.until(longDay(gift.endsOn))),
    factTable([
      [copy.amount, formatAmount(gift.amountCents)],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    paragraph(copy.ignore),
  );
