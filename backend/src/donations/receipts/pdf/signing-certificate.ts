import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import forge from "node-forge";
import { env } from "../../../env.ts";
import { projectRoot } from "../../../project-root.ts";

export type SigningCertificate = {
  key: KeyObject;
  own: X509Certificate;
  /** Those that vouch for it, as far as the file holds them. */
  issuers: X509Certificate[];
  /** Who signs, as readers of PDFs show it. */
  name: string;
  validFrom: Date;
  validTo: Date;
};

/** The file cannot be used; its message is one line for the people who run the system. */
export class UnusableCertificate extends Error {
  override name = "UnusableCertificate";
}

const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids as Record<string, string>;

function openFile(bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx {
  const content = () => forge.asn1.fromDer(bytes.toString("binary"));
  try {
    content();
  } catch {
    throw new UnusableCertificate("RECEIPT_SIGNING_P12: this is no PKCS#12 file");
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(content(), false, password);
  } catch {
    throw new UnusableCertificate("RECEIPT_SIGNING_PASSWORD: does not open the file of RECEIPT_SIGNING_P12");
  }
}

function bagsIn(p12: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag[] {
  return bagType === undefined ? [] : (p12.getBags({ bagType })[bagType] ?? []);
}

const nameOf = ({ subject }: X509Certificate): string =>
  [/^CN=(.+)$/m, /^O=(.+)$/m].map((part) => part.exec(subject)?.[1]).find(Boolean) ?? subject;

/**
 * Reads the key and the certificates of a PKCS#12 file.
 *
 * @throws UnusableCertificate naming the setting.
 */
export function readCertificate(bytes: Buffer, password: string): SigningCertificate {
  const p12 = openFile(bytes, password);
  const [key] = [...bagsIn(p12, pkcs8ShroudedKeyBag), ...bagsIn(p12, keyBag)];
  // The library reads no other kinds of keys, and leaves them out.
  if (!key?.key) throw new UnusableCertificate("RECEIPT_SIGNING_P12: holds no RSA key");
  const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key.key));
  const certificates = bagsIn(p12, certBag).flatMap(({ cert }) =>
    cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : [],
  );
  const own = certificates.find((certificate) => certificate.checkPrivateKey(privateKey));
  if (!own) throw new UnusableCertificate("RECEIPT_SIGNING_P12: holds no certificate of its key");
  return {
    key: privateKey,
    own,
    issuers: certificates.filter((certificate) => certificate !== own),
    name: nameOf(own),
    validFrom: new Date(own.validFrom),
    validTo: new Date(own.validTo),
  };
}

async function readFileOfSettings(): Promise<SigningCertificate | null> {
  const { RECEIPT_SIGNING_P12: file, RECEIPT_SIGNING_PASSWORD: password } = env;
  if (!file) return null;
  const bytes = await readFile(path.resolve(projectRoot, file)).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableCertificate(`RECEIPT_SIGNING_P12: ${file} cannot be read (${error.code})`);
  });
  return readCertificate(bytes, password ?? "");
}

let known: Promise<SigningCertificate | null> | undefined;

/**
 * The certificate of the settings, read once; `null` when none is set.
 *
 * @throws UnusableCertificate when it cannot be used. The start ends with it.
 */
export function settingsCertificate(): Promise<SigningCertificate | null> {
  known ??= readFileOfSettings();
  return known;
}

export const isInForce = ({ validFrom, validTo }: SigningCertificate, now: Date): boolean =>
  validFrom <= now && now < validTo;

/** The certificate that receipts are signed with now; `null` when none is set, or its time is over. */
export async function certificateInForce(now: Date): Promise<SigningCertificate | null> {
  const certificate = await settingsCertificate();
  return certificate && isInForce(certificate, now) ? certificate : null;
}

/** Ends a start whose certificate for receipts cannot be used, with one line that names the setting. */
export async function endWithoutCertificate(): Promise<void> {
  try {
    await settingsCertificate();
  } catch (error) {
    if (!(error instanceof UnusableCertificate)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
