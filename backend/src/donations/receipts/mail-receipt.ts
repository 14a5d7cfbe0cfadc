import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Receipt as ReceiptRow } from "../../payload-types.ts";
import { idOf } from "./id-of.ts";
import { copy } from "./receipt-copy.ts";
import { receiptOfRow } from "./receipt-of-row.ts";
import { receiptPdf } from "./receipt-pdf.ts";

/** Writes the mail with a receipt's PDF, once for each receipt. The PDF is stored before the mail is written. */
export async function mailReceipt(payload: Payload, row: ReceiptRow): Promise<{ id: string }> {
  const donationId = idOf(row.donation);
  if (donationId === null) throw new Error("A receipt without a donation cannot be mailed");
  const { donor, donationArea, orderId } = await payload.findByID({
    collection: "donations",
    id: donationId,
    depth: 0,
  });
  const receipt = receiptOfRow(row);
  const pdf = await receiptPdf(payload, row);
  const { receiptMail } = await import("../../mail/templates/receipt/receipt-mail.ts");
  const words = await receiptMail({
    receipt,
    firstName: donor?.firstName ?? row.donorName,
    donationArea,
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
