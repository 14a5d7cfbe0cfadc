import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

export const throwawayPassword = "only for tests";

/** A PKCS#12 file with a certificate that nobody vouches for, and the certificate as PEM. */
export function throwawayP12({
  from = new Date(Date.now() - 24 * 60 * 60_000),
  to = new Date(Date.now() + 365 * 24 * 60 * 60_000),
}: {
  from?: Date;
  to?: Date;
} = {}): { p12: Buffer; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = "01";
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = to;
  const name = [
    { name: "commonName", value: "Sample Foundation, receipts" },
    { name: "organizationName", value: "Sample Foundation" },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], throwawayPassword, { algorithm: "aes256" });
  return {
    p12: Buffer.from(forge.asn1.toDer(p12).getBytes(), "binary"),
    certificate: forge.pki.certificateToPem(certificate),
  };
}
