import { createHash } from "node:crypto";
import type { Receipt } from "@pcf/contract/donation/receipt";
import { pdfkitAddPlaceholder } from "@signpdf/placeholder-pdfkit";
import { SignPdf } from "@signpdf/signpdf";
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from "@signpdf/utils";
import { ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import type { SigningCertificate } from "./signing-certificate.ts";

/** Object identifiers of RFC 5652 (CMS) and RFC 5035 (which certificate signs). */
const oids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
} as const;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const octets = (bytes: Uint8Array) => new OctetString({ valueHex: bytes });

/** `SigningCertificateV2` with the hash of the one certificate; SHA-256 is what is meant where no other is named. */
const signingCertificate = (certificate: Uint8Array) =>
  new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(certificate))] })] })],
  });

/**
 * Signs the bytes of a PDF as PAdES asks for (ETSI EN 319 142-1, baseline B-B): a detached CMS signature that names its
 * certificate among what is signed. When it was signed stands in the PDF beside it, and not in here, as is asked for too.
 */
class CadesSigner extends Signer {
  readonly #certificate: SigningCertificate;

  constructor(certificate: SigningCertificate) {
    super();
    this.#certificate = certificate;
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    const { key, own, issuers } = this.#certificate;
    const [signs, ...others] = [own, ...issuers].map(({ raw }) => Certificate.fromBER(new Uint8Array(raw)));
    if (!signs) throw new Error("There is no certificate to sign with");
    const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
    const signer = new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({ issuer: signs.issuer, serialNumber: signs.serialNumber }),
      signedAttrs: new SignedAndUnsignedAttributes({
        type: 0,
        attributes: [
          attribute(oids.contentType, new ObjectIdentifier({ value: oids.data })),
          attribute(oids.messageDigest, octets(sha256(bytes))),
          attribute(oids.signingCertificateV2, signingCertificate(own.raw)),
        ],
      }),
    });
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
      certificates: [signs, ...others],
      signerInfos: [signer],
    });
    const pkcs8 = new Uint8Array(key.export({ type: "pkcs8", format: "der" }));
    const kind = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    const cryptoKey = await crypto.subtle.importKey("pkcs8", pkcs8, kind, false, ["sign"]);
    await signed.sign(cryptoKey, 0, "SHA-256", new Uint8Array(bytes));
    const whole = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) });
    return Buffer.from(whole.toSchema().toBER(false));
  }
}

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
