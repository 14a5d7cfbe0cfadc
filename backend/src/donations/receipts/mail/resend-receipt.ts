import type { Payload } from "payload";
import { resendMail } from "../../../mail/resend-mail.ts";
import { mailReceipt } from "./mail-receipt.ts";

/**
 * Mails a receipt again as a new mail, to `to` if it is given and else where it was last sent to. `askedBy` is the name of
 * the member of staff. `null` when it is not in force or on its way already.
 */
export async function resendReceipt(
  payload: Payload,
  { receiptId, ...resend }: { receiptId: number; to?: string | undefined; askedBy: string; now: Date },
): Promise<{ id: string } | null> {
  const row = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  if (row.state !== "issued" || row.donorRemovedAt) return null;
  const mail = await mailReceipt(payload, row);
  return resendMail(payload, { ...resend, id: mail.id });
}
