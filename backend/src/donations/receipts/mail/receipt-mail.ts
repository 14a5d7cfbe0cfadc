import { formatAmount } from "@pcf/contract/donation/amount";
import { giftDayWords, type Receipt } from "@pcf/contract/donation/receipt";
import { givingUrls } from "@pcf/contract/urls";
import { env } from "../../../env.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph, paragraphWithAddress } from "../../../mail/mail-parts.ts";
import { copy } from "./receipt-copy.ts";

const thanks = ({ amountCents, yearly }: Receipt, area: string) =>
  yearly
    ? copy.thanksYear(formatAmount(amountCents), yearly.year)
    : copy.thanks(formatAmount(amountCents), area);

/** The mail that brings a receipt; the PDF goes with it. */
export const receiptMail = ({
  receipt,
  firstName,
  donationArea,
  orderId,
}: {
  receipt: Receipt;
  firstName: string;
  donationArea: string;
  orderId: string;
}) =>
  letter(
    {
      ...copy,
      subject: receipt.replaces ? copy.subjectReplacement(receipt.serial) : copy.subject(receipt.serial),
    },
    heading(copy.heading(greetingName(firstName))),
    paragraph(thanks(receipt, copy.areas[donationArea] ?? donationArea)),
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
  );
