import { formatAmount } from "@pcf/contract/donation/amount";
import { withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { longDay } from "@pcf/contract/long-day";
import { fullName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { donationKind } from "../../record/donation-kind.ts";

const copy = {
  subject: (kind: string, amount: string, orderId: string) => `${kind}: ${amount} (${orderId})`,
  kinds: {
    single: "New gift",
    "monthly-sign-up": "New monthly gift set up",
  },
  preview: "The facts, and where to find them.",
  amount: "Amount",
  each: "Each month",
  first: "First charge",
  area: "For",
  gift: "Kind of gift",
  person: "In the name of",
  card: "Card",
  cards: { none: "None", ecard: "E-card by email", letter: "Printed card to mail" },
  note: "Office note",
  none: "None",
  open: "Open the donation",
} as const;

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
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/gifts/${donation.id}`),
  );
};

/** Tells the office of a gift. */
export async function mailOfficeNotice(payload: Payload, donation: Donation) {
  await enqueueMail(payload, {
    ...(await officeNoticeMail(donation)),
    key: `office-notice:${donation.orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}
