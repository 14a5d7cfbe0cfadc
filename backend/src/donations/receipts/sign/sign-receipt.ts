import type { Receipt } from "@pcf/contract/donation/receipt";
import { pdfkitAddPlaceholder } from "@signpdf/placeholder-pdfkit";
import { SignPdf } from "@signpdf/signpdf";
import { SUBFILTER_ETSI_CADES_DETACHED } from "@signpdf/utils";
import { CadesSigner } from "./cades-signer.ts";
import type { SigningCertificate } from "./signing-certificate.ts";

/** Bytes that the signature takes beside its certificates. */
const ownBytes = 2_048;

/** Leaves room in a document that is not yet finished for the signature over all of the rest. */
export function leaveRoom(
  pdf: PDFKit.PDFDocument,
  receipt: Receipt,
  { certificate, now }: { certificate: SigningCertificate; now: Date },
): void {
  const { name, own, issuers } = certificate;
  const certificates = [own, ...issuers].reduce((sum, { raw }) => sum + raw.byteLength, 0);
  pdfkitAddPlaceholder({
    pdf,
    pdfBuffer: Buffer.alloc(0),
    name,
    reason: `${receipt.statement}, ${receipt.serial}`,
    location: receipt.placeOfIssue,
    contactInfo: receipt.charity.name,
    signingTime: now,
    signatureLength: ownBytes + certificates,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
}

/** Signs a finished document in which room was left. */
export const signReceipt = (pdf: Buffer, certificate: SigningCertificate): Promise<Buffer> =>
  new SignPdf().sign(pdf, new CadesSigner(certificate));
