import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { companyContact } from "../../../company.ts";
import { greetingName } from "../../greeting-name.ts";
import { letter } from "../letter.ts";
import { button, factTable, heading, paragraph } from "../mail-parts.ts";
import { ownPage } from "../monthly-words/monthly-parts.ts";
import { copy } from "./monthly-set-up-copy.ts";

/** Confirms a monthly gift. `manageUrl` is the signed link to it, where there is one. */
export const monthlySetUpMail = (gift: {
  firstName: string;
  amountCents: number;
  firstBillingDay: string;
  donationArea: string;
  orderId: string;
  manageUrl?: string | undefined;
}) => {
  const amount = formatAmount(gift.amountCents);
  return letter(
    { ...copy, preview: copy.preview(amount) },
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(copy.thanks(amount)),
    paragraph(copy.when(longDay(gift.firstBillingDay))),
    factTable([
      [copy.amount, amount],
      [copy.first, longDay(gift.firstBillingDay)],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    gift.manageUrl ? button(copy.manage, gift.manageUrl) : null,
    paragraph(copy.receipt),
    paragraph(copy.change(ownPage())),
    paragraph(copy.office(companyContact("telTF"), companyContact("givingEmail"))),
  );
};
