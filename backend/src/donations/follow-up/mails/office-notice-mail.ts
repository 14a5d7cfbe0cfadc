import { formatAmount } from "@pcf/contract/donation/amount";
import { withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { longDay } from "@pcf/contract/long-day";
import { fullName } from "@pcf/contract/typed-name";
import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { donationKind } from "../../record/donation-kind.ts";
import { copy } from "./office-notice-copy.ts";

/** Tells the office of an approved gift, or of a monthly one whose card is kept. The donor's address stays in the admin, which the link opens. */
export const officeNoticeMail = (donation: Donation) => {
  const { firstBillingDay, tribute, tributeCard } = donation;
  const amount = formatAmount(donation.amountCents);
  const kind = copy.kinds[donationKind(donation) === "single" ? "single" : "monthly-sign-up"];
  const person = fullName(tribute?.title, tribute?.firstName, tribute?.lastName);
  return letter(
    { ...copy, subject: copy.subject(kind, amount, donation.orderId) },
    heading(kind),
    factTable([
      [firstBillingDay ? copy.each : copy.amount, amount],
      ...(firstBillingDay ? [[copy.first, longDay(firstBillingDay)] as [string, string]] : []),
      [copy.area, donation.donationArea],
      [copy.gift, tribute?.kind ?? copy.none],
      [copy.person, withoutAddresses(person) || copy.none],
      [copy.card, copy.cards[tributeCard?.kind ?? "none"]],
      [copy.note, donation.adminNote || copy.none],
    ]),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${donation.id}`),
  );
};
