import { formatAmount } from "@pcf/contract/donation/amount";
import type { Receipt } from "@pcf/contract/donation/receipt";
import { longDay } from "@pcf/contract/long-day";
import { givingUrls } from "@pcf/contract/urls";
import { env } from "../../../env.ts";
import { letter } from "../letter.ts";
import { factTable, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./receipt-copy.ts";

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
    heading(copy.heading(firstName)),
    paragraph(copy.thanks(formatAmount(receipt.amountCents), copy.areas[donationArea] ?? donationArea)),
    paragraph(copy.attached),
    receipt.replaces ? paragraph(copy.replaces(receipt.replaces)) : null,
    factTable([
      [copy.serial, receipt.serial],
      [copy.amount, formatAmount(receipt.amountCents)],
      [copy.giftDay, longDay(receipt.giftDay)],
      [copy.reference, orderId],
    ]),
    paragraph(copy.again(new URL(givingUrls.myGifts, env.SITE_URL).href)),
  );
