import type { Payload } from "payload";
import { resendMail } from "../../mail/resend-mail.ts";
import { mailReceipt } from "./mail-receipt.ts";

/** Mails a receipt again, to `to` if it is given. `null` when it is not in force or on its way already. */
export async function resendReceipt(
  payload: Payload,
  { receiptId, to, now }: { receiptId: number; to?: string | undefined; now: Date },
): Promise<{ id: string } | null> {
  const row = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  if (row.state !== "issued") return null;
  const mail = await mailReceipt(payload, row);
  return resendMail(payload, { id: mail.id, to, now });
}
