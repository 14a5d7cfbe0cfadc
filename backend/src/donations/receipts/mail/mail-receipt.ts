import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { copy } from "../print/receipt-copy.ts";
import { receiptPdf } from "../print/receipt-pdf.ts";
import { receiptFromRow } from "../receipt-from-row.ts";

/** Writes the mail with a receipt's PDF, once for each receipt. The PDF is stored before the mail is written. */
export async function mailReceipt(payload: Payload, row: ReceiptRow): Promise<{ id: string }> {
  const donationId = relatedId(row.donation);
  if (donationId === null) throw new Error("A receipt without a donation cannot be mailed");
  const { donor, donationArea, orderId } = await payload.findByID({
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
