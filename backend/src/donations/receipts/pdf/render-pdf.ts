import { randomBytes } from "node:crypto";
import type { Receipt } from "@pcf/contract/donation/receipt";
import PDFDocument from "pdfkit";
import { copy } from "./receipt-copy.ts";
import { drawReceiptPage } from "./receipt-page.ts";
import { leaveRoom, signReceipt } from "./sign-receipt.ts";
import type { SigningCertificate } from "./signing-certificate.ts";

/**
 * The receipt as a PDF of one Letter page: the original above, its copy below. It is tagged for screen readers, may be
 * printed and copied from, and cannot be altered without a password that nobody has. With a certificate it is signed, so
 * that readers of PDFs say who made it and that it is whole.
 *
 * @throws Error when no font has a letter of it (`canPrint` tells beforehand).
 */
export async function renderPdf(
  receipt: Receipt,
  signing?: { certificate: SigningCertificate; now: Date },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "LETTER",
    margin: 0,
    // None of the library's own fonts, which it would read for each receipt.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-CA",
    displayTitle: true,
    ownerPassword: randomBytes(24).toString("base64url"),
    permissions: {
      printing: "highResolution",
      copying: true,
      contentAccessibility: true,
      modifying: false,
      annotating: false,
      fillingForms: false,
      documentAssembly: false,
    },
    info: {
      Title: copy.pdfTitle(receipt.serial),
      Author: receipt.charity.name,
      Subject: receipt.statement,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  drawReceiptPage(document, receipt, signing !== undefined);
  if (signing) leaveRoom(document, receipt, signing);
  document.end();
  await finished;
  const pdf = Buffer.concat(chunks);
  return signing ? signReceipt(pdf, signing.certificate) : pdf;
}
