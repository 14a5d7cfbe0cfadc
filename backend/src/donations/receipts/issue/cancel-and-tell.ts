import { APIError, type Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Mail } from "../../../mail/mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { type Cancellation, cancelReceipts, receiptsInForce } from "./cancel-receipts.ts";

const copy = {
  notInForce: "This receipt is not in force",
  changed: "Somebody else has just changed this receipt. Load the page again.",
} as const;

/**
 * Cancels the receipts of a donation that are in force and writes the mail by which the donor hears of each: all of it happens,
 * or nothing. Answers those that are cancelled.
 *
 * @throws APIError 409 where none is in force, or one came into force meanwhile.
 */
export async function cancelAndTell(payload: Payload, cancellation: Cancellation): Promise<ReceiptRow[]> {
  const { donationId, reason } = cancellation;
  const { mailOfCancellation } = await import("../mails/receipt-cancelled-mail.ts");
  // Drawn before, since SQLite has one writer: nobody is to wait for a mail.
  const mails = new Map<number, Mail | null>();
  for (const row of await receiptsInForce(payload, donationId))
    mails.set(row.id, await mailOfCancellation(payload, { ...row, reason }));
  return inOneSave(payload, async (save) => {
    const cancelled = await cancelReceipts(payload, cancellation, save);
    if (cancelled.length === 0) throw new APIError(copy.notInForce, 409);
    for (const { id } of cancelled) {
      const mail = mails.get(id);
      if (mail === undefined) throw new APIError(copy.changed, 409);
      if (mail) await enqueueMail(payload, mail, save);
    }
    return cancelled;
  });
}
