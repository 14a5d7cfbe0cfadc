import type { Payload } from "payload";
import { companyContact } from "../../../company.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";

/** Tells the office, once, that a gift's receipt waits because no font has all letters of its name or address. */
export async function mailReceiptLetters(payload: Payload, donation: Donation): Promise<void> {
  const { receiptLettersMail } = await import(
    "../../../mail/templates/receipt-letters/receipt-letters-mail.ts"
  );
  await enqueueMail(payload, {
    ...(await receiptLettersMail(donation)),
    key: `receipt-letters:${donation.orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}
