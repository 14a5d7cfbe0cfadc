import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { openGift } from "../../charge/mails/monthly-parts.ts";
import { copy } from "./monthly-set-up-copy.ts";

/** Confirms a monthly gift. */
export const monthlySetUpMail = (gift: {
  firstName: string;
  amountCents: number;
  /** The least that a year's gifts come to with a receipt. */
  minimumCents: number;
  firstBillingDay: string;
  donationArea: string;
  orderId: string;
  /** Whether an e-card goes with it, after the first charge. */
  ecard: boolean;
}) => {
  const amount = formatAmount(gift.amountCents);
  return letter(
    { ...copy, preview: copy.preview(amount) },
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(copy.thanks(amount)),
    paragraph(copy.when(longDay(gift.firstBillingDay))),
    gift.ecard ? paragraph(copy.ecard) : null,
    factTable([
      [copy.amount, amount],
      [copy.first, longDay(gift.firstBillingDay)],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    paragraph(copy.receipt(formatAmount(gift.minimumCents))),
    paragraph(copy.change),
    openGift(),
    paragraph(copy.byUs(companyContact("telTF"), companyContact("givingEmail"))),
  );
};
