import { formatAmount } from "@pcf/contract/donation/amount";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./receipt-cancelled-copy.ts";

/** Tells a donor that a receipt is no longer in force. */
export const receiptCancelledMail = (receipt: {
  serial: string;
  name: string;
  amountCents: number;
  reason: string;
}) =>
  letter(
    { ...copy, subject: copy.subject(receipt.serial) },
    heading(copy.heading(greetingName(receipt.name))),
    paragraph(copy.cancelled(receipt.serial, formatAmount(receipt.amountCents))),
    paragraph(copy.todo),
    factTable([
      [copy.serial, receipt.serial],
      [copy.reason, receipt.reason],
    ]),
  );
