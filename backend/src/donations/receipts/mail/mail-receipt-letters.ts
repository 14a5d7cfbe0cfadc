import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { spellingLacks } from "../spelling-lacks.ts";

/** Tells the office, once, that a gift's receipt waits until they have written its name and address. */
export async function mailReceiptLetters(payload: Payload, donation: Donation): Promise<void> {
  const { receiptLettersMail } = await import("./receipt-letters-mail.ts");
  await enqueueMail(payload, {
    ...(await receiptLettersMail(donation, spellingLacks(donation) ?? "letters")),
    key: `receipt-letters:${donation.orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}
