import { APIError, type Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { contentDisposition } from "../../../platform/http/content-disposition.ts";
import { readStoredFile, removeStoredFile, storeFile } from "../../../platform/storage/stored-files.ts";
import { receiptFromRow } from "../read-receipt.ts";
import { serialText } from "../receipt-facts.ts";
import { copy } from "./receipt-copy.ts";
import { renderPdf } from "./render-pdf.ts";
import { certificateInForce } from "./signing-certificate.ts";

/** A receipt's PDF as a download that no cache keeps. */
export const pdfResponse = ({ serial }: Pick<ReceiptRow, "serial">, pdf: Buffer) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", copy.pdfFile(serialText(serial))),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

/** Where in the data directory the PDFs lie. */
export const receiptsFolder = "receipts";

/**
 * The PDF of a receipt: rendered, signed and stored the first time, with its hash in the row, and the very same bytes ever
 * after.
 *
 * @throws Error when stored bytes no longer have their hash; APIError 410 when its time is over and the donor was removed.
 */
export async function receiptPdf(payload: Payload, row: ReceiptRow): Promise<Buffer> {
  if (row.donorRemovedAt) throw new APIError("The time for which this receipt is kept is over", 410);
  // Whoever holds the row may have read it before the PDF was made.
  const known = row.pdfSha256 ?? (await pdfHash(payload, row));
  if (known) return readStoredFile(receiptsFolder, known);
  const now = new Date();
  const certificate = await certificateInForce(now);
  const receipt = { ...(await receiptFromRow(row)), status: "issued" as const };
  const pdf = await renderPdf(receipt, certificate ? { certificate, now } : undefined);
  const pdfSha256 = await storeFile(receiptsFolder, pdf);
  const first = await updateIf(
    payload,
    "receipts",
    { id: { equals: row.id }, pdfSha256: { exists: false } },
    { pdfSha256 },
  );
  if (first) return pdf;
  const stored = await pdfHash(payload, row);
  if (!stored) throw new Error("A receipt's PDF was neither written nor there");
  // Another was first: what no row names would stay when the donor's time is over.
  if (stored !== pdfSha256) await removeStoredFile(receiptsFolder, pdfSha256);
  return readStoredFile(receiptsFolder, stored);
}

async function pdfHash(payload: Payload, { id }: ReceiptRow): Promise<string | null> {
  const { pdfSha256 } = await payload.findByID({ collection: "receipts", id, depth: 0 });
  return pdfSha256 ?? null;
}
