import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { openGift } from "../../charge/mails/monthly-parts.ts";
import type { ThankYouText } from "../../thanks/thank-you-mails.ts";
import { thankYouText } from "../../thanks/thank-you-texts.ts";
import { thankYouWords } from "../../thanks/thank-you-words.ts";

const copy = {
  preview: (amount: string) => `Thank you for giving ${amount} each month.`,
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  when: (day: string) =>
    `Your card will be charged on the 15th of each month, for the first time on ${day}. Until then nothing is charged.`,
  ecard:
    "Your e-card goes out by itself after that first charge. If you stop the gift before, the card is not sent.",
  receipt: (minimum: string) =>
    `If your gifts of a year come to ${minimum} or more, you get one tax receipt for all of them by February 28 of the next year.`,
  change:
    "On your own page you can see your gift whenever you like, and change its amount or its card, pause it or stop it. What you do there takes effect at once.",
  byUs: (phone: string, email: string) =>
    `We are glad to do it for you: call us at ${phone}, or write to ${email} at least 30 days before the next charge.`,
  amount: "Each month",
  first: "First charge",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you set up a monthly gift on our website.",
} as const;

/** Confirms a monthly gift. */
export const monthlySetUpMail = (gift: {
  firstName: string;
  amountCents: number;
  /** The least that a year's gifts come to with a receipt. */
  minimumCents: number;
  firstBillingDay: string;
  donationArea: string;
  /** As it stands within a sentence. */
  donationAreaInMails?: string | null | undefined;
  orderId: string;
  /** Whether an e-card goes with it, after the first charge. */
  ecard: boolean;
  /** As staff have written it. */
  text?: ThankYouText;
}) => {
  const amount = formatAmount(gift.amountCents);
  const firstCharge = longDay(gift.firstBillingDay);
  const area = gift.donationAreaInMails || gift.donationArea;
  const values = { "first name": gift.firstName, amount, area, "first charge": firstCharge };
  const { subject, opening, closing } = thankYouWords("monthly-set-up", values, gift.text);
  return letter(
    { ...copy, subject, preview: copy.preview(amount) },
    heading(copy.heading(greetingName(gift.firstName))),
    opening,
    paragraph(copy.when(firstCharge)),
    gift.ecard ? paragraph(copy.ecard) : null,
    factTable([
      [copy.amount, amount],
      [copy.first, firstCharge],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    paragraph(copy.receipt(formatAmount(gift.minimumCents))),
    paragraph(copy.change),
    openGift(),
    paragraph(copy.byUs(companyContact("telTF"), companyContact("givingEmail"))),
    closing,
  );
};

/** Confirms a monthly gift; nothing is receipted yet. */
export async function mailMonthlySetUp(payload: Payload, donation: Donation, minimumCents: number) {
  const { donor, amountCents, donationArea, donationAreaInMails, orderId, firstBillingDay, tributeCard } =
    donation;
  await enqueueMail(payload, {
    ...(await monthlySetUpMail({
      firstName: calledName(donor),
      amountCents,
      minimumCents,
      firstBillingDay: firstBillingDay ?? "",
      donationArea,
      donationAreaInMails,
      orderId,
      ecard: tributeCard?.kind === "ecard",
      text: await thankYouText(payload, "monthly-set-up"),
    })),
    key: `monthly-set-up:${orderId}`,
    kind: "monthly-set-up",
    to: donor?.email ?? "",
    about: { collection: "donations", id: String(donation.id) },
  });
}
