import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { resendMail } from "../../../mail/resend-mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { copy } from "../pdf/receipt-copy.ts";
import { receiptPdf } from "../pdf/receipt-pdf.ts";
import { receiptFromRow } from "../read-receipt.ts";

/** Writes the mail with a receipt's PDF, once for each receipt. The PDF is stored before the mail is written. */
export async function mailReceipt(payload: Payload, row: ReceiptRow): Promise<{ id: string }> {
  const donationId = relatedId(row.donation);
  if (donationId === null) throw new Error("A receipt without a donation cannot be mailed");
  const { donor, donationArea, donationAreaInMails, orderId } = await payload.findByID({
    collection: "donations",
    id: donationId,
    depth: 0,
  });
  const receipt = await receiptFromRow(row);
  const pdf = await receiptPdf(payload, row);
  const { receiptMail } = await import("./receipt-mail.ts");
  const words = await receiptMail({
    receipt,
    firstName: calledName(donor) || row.donorName,
    donationArea: donationAreaInMails || donationArea,
    orderId,
  });
  return enqueueMail(payload, {
    ...words,
    key: `receipt:${receipt.serial}`,
    kind: "receipt",
    to: donor?.email ?? "",
    attachments: [{ filename: copy.pdfFile(receipt.serial), contentType: "application/pdf", content: pdf }],
    about: { collection: "receipts", id: String(row.id) },
  });
}

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
