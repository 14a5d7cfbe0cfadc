import { formatAmount } from "@pcf/contract/donation/amount";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { cameByHand } from "../../record/gift-methods.ts";
import { keptCents } from "../../record/gift-moment.ts";
import type { ThankYouText } from "../../thanks/thank-you-mails.ts";
import { thankYouText } from "../../thanks/thank-you-texts.ts";
import { thankYouWords } from "../../thanks/thank-you-words.ts";

const copy = {
  preview: "Your gift has been received.",
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  noReceipt: (minimum: string) =>
    `Official tax receipts are issued for gifts of ${minimum} and over, so there is none for this gift. This message is your confirmation.`,
  amount: "Amount of gift",
  given: "You gave",
  back: "Given back to you",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
  whyByHand: "You get this message because you made a gift to us.",
} as const;

/** Thanks for a gift that is too small for a receipt, or of which too little is left for one. */
export const acknowledgementMail = (gift: {
  firstName: string;
  amountCents: number;
  /** What of it has gone back already. */
  backCents?: number;
  minimumCents: number;
  donationArea: string;
  /** As it stands within a sentence. */
  donationAreaInMails?: string | null | undefined;
  orderId: string;
  /** It was a cheque, cash or the like, and no gift on the website. */
  cameByHand?: boolean;
  /** As staff have written it. */
  text?: ThankYouText;
}) => {
  const { amountCents, backCents = 0 } = gift;
  const amount = formatAmount(amountCents - backCents);
  const area = gift.donationAreaInMails || gift.donationArea;
  const values = { "first name": gift.firstName, amount, area };
  const { subject, opening, closing } = thankYouWords("acknowledgement", values, gift.text);
  return letter(
    { ...copy, why: gift.cameByHand ? copy.whyByHand : copy.why, subject },
    heading(copy.heading(greetingName(gift.firstName))),
    opening,
    paragraph(copy.noReceipt(formatAmount(gift.minimumCents))),
    factTable([
      ...(backCents > 0
        ? [[copy.given, formatAmount(amountCents)] as const, [copy.back, formatAmount(backCents)] as const]
        : []),
      [copy.amount, amount],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    closing,
  );
};

/** Thanks for a gift below the receipt minimum; a donor without an email address is thanked by other means. */
export async function mailAcknowledgement(payload: Payload, donation: Donation, minimumCents: number) {
  const { donor, amountCents, donationArea, donationAreaInMails, orderId } = donation;
  if (!donor?.email) return;
  await enqueueMail(payload, {
    ...(await acknowledgementMail({
      firstName: calledName(donor),
      amountCents,
      backCents: amountCents - keptCents(donation),
      minimumCents,
      donationArea,
      donationAreaInMails,
      orderId,
      cameByHand: cameByHand(donation),
      text: await thankYouText(payload, "acknowledgement"),
    })),
    key: `acknowledgement:${orderId}`,
    kind: "acknowledgement",
    to: donor.email,
    about: { collection: "donations", id: String(donation.id) },
  });
}
