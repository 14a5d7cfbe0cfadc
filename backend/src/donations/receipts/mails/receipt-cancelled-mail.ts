import { formatAmount } from "@pcf/contract/donation/amount";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import type { Mail } from "../../../mail/mail.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { cameByHand } from "../../record/gift-methods.ts";
import { serialText } from "../receipt-facts.ts";

const copy = {
  subject: (serial: string) => `Your tax receipt no. ${serial} is cancelled`,
  preview: "Please do not use it in your tax return.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  cancelled: (serial: string, amount: string) =>
    `Your official receipt no. ${serial} for ${amount} has been cancelled and is no longer valid.`,
  todo: "Please do not use it in your tax return. If you have used it already, you may need to ask for a change to that return.",
  reason: "Reason",
  serial: "Receipt no.",
  why: "You get this message because you made a gift on our website.",
  whyByHand: "You get this message because we sent you an official receipt.",
} as const;

/** Tells a donor that a receipt is no longer in force. */
export const receiptCancelledMail = (receipt: {
  serial: string;
  name: string;
  amountCents: number;
  reason: string;
  /** It was of a cheque, cash or the like, and of no gift on the website. */
  cameByHand?: boolean;
}) =>
  letter(
    {
      ...copy,
      why: receipt.cameByHand ? copy.whyByHand : copy.why,
      subject: copy.subject(receipt.serial),
    },
    heading(copy.heading(greetingName(receipt.name))),
    paragraph(copy.cancelled(receipt.serial, formatAmount(receipt.amountCents))),
    paragraph(copy.todo),
    factTable([
      [copy.serial, receipt.serial],
      [copy.reason, receipt.reason],
    ]),
  );

/** The mail that tells the donor, once, that a receipt is cancelled, not written yet; `null` where there is nobody to tell. */
export async function mailOfCancellation(payload: Payload, row: ReceiptRow): Promise<Mail | null> {
  const donationId = relatedId(row.donation);
  if (donationId === null) return null;
  const donation = await payload.findByID({ collection: "donations", id: donationId, depth: 0 });
  const { donor } = donation;
  if (!donor?.email) return null;
  const serial = serialText(row.serial);
  const words = await receiptCancelledMail({
    serial,
    name: calledName(donor) || row.donorName,
    amountCents: row.amountCents,
    reason: row.reason ?? "",
    cameByHand: cameByHand(donation),
  });
  return {
    ...words,
    key: `receipt-cancelled:${serial}`,
    kind: "receipt-cancelled",
    to: donor.email,
    about: { collection: "receipts", id: String(row.id) },
  };
}
