import { formatAmount } from "@pcf/contract/donation/amount";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./acknowledgement-copy.ts";

/** Thanks for a gift that is too small for a receipt. */
export const acknowledgementMail = (gift: {
  firstName: string;
  amountCents: number;
  minimumCents: number;
  donationArea: string;
  orderId: string;
}) =>
  letter(
    copy,
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(copy.thanks(formatAmount(gift.amountCents))),
    paragraph(copy.noReceipt(formatAmount(gift.minimumCents))),
    factTable([
      [copy.amount, formatAmount(gift.amountCents)],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
  );
