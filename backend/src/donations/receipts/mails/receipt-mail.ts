import { formatAmount } from "@pcf/contract/donation/amount";
import { giftDayWords, type Receipt } from "@pcf/contract/donation/receipt";
import { givingUrls } from "@pcf/contract/urls";
import { env } from "../../../env.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph, paragraphWithAddress } from "../../../mail/mail-parts.ts";
import { receiptTextName, type ThankYouText } from "../../thanks/thank-you-mails.ts";
import { thankYouWords } from "../../thanks/thank-you-words.ts";

const copy = {
  subjectReplacement: (serial: string) => `Your replacement tax receipt no. ${serial}`,
  preview: "Your official donation receipt is attached.",
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  thanksYear: (amount: string, year: number) =>
    `Under the name and address on this receipt your monthly gifts in ${year} came to ${amount}. It is the one receipt for all of them.`,
  attached:
    "Your official receipt for income tax purposes is attached to this message as a PDF. Please save it, or print it, for your tax return.",
  replaces: (serial: string) => `It cancels and replaces receipt no. ${serial}. Please use the new one only.`,
  again: "You can get it again, and see all that you have given, whenever you like:",
  check: "Anyone you show it to can check that it is genuine:",
  serial: "Receipt no.",
  amount: "Amount of gift",
  giftDay: "Date of gift",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
  whyByHand: "You get this message because you made a gift to us.",
} as const;

/** The mail that brings a receipt; the PDF goes with it. */
export const receiptMail = ({
  receipt,
  firstName,
  donationArea,
  orderId,
  cameByHand = false,
  text,
}: {
  receipt: Partial<Receipt> & Pick<Receipt, "serial" | "amountCents" | "giftDay" | "replaces">;
  firstName: string;
  /** As it stands within a sentence. */
  donationArea: string;
  orderId: string;
  /** It was a cheque, cash or the like, and no gift on the website. */
  cameByHand?: boolean;
  /** As staff have written it. */
  text?: ThankYouText;
}) => {
  const amount = formatAmount(receipt.amountCents);
  const words = thankYouWords(
    receiptTextName(receipt),
    {
      ...{ "first name": firstName, amount, area: donationArea, "receipt number": receipt.serial },
      ...(receipt.yearly && { year: String(receipt.yearly.year) }),
    },
    text,
  );
  return letter(
    {
      ...copy,
      why: cameByHand ? copy.whyByHand : copy.why,
      subject: receipt.replaces ? copy.subjectReplacement(receipt.serial) : words.subject,
    },
    heading(copy.heading(greetingName(firstName))),
    words.opening,
    receipt.yearly ? paragraph(copy.thanksYear(amount, receipt.yearly.year)) : null,
    paragraph(copy.attached),
    receipt.replaces ? paragraph(copy.replaces(receipt.replaces)) : null,
    factTable([
      [copy.serial, receipt.serial],
      [copy.amount, formatAmount(receipt.amountCents)],
      [copy.giftDay, giftDayWords(receipt)],
      // A receipt of a year is of several gifts: its own number is the reference.
      ...(receipt.yearly ? [] : [[copy.reference, orderId] as const]),
    ]),
    paragraphWithAddress(copy.again, new URL(givingUrls.myGifts, env.SITE_URL).href),
    paragraphWithAddress(copy.check, new URL(givingUrls.receiptCheck, env.SITE_URL).href),
    words.closing,
  );
};
