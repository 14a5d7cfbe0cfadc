import type { Payload } from "payload";
import { readSignaturePicture } from "../signature/signature-picture.ts";
import { isInForce, settingsCertificate } from "./signing-certificate.ts";

/** To get a new certificate takes some days. */
const warnBeforeMs = 14 * 24 * 60 * 60_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function certificateFaults(now: Date): Promise<string[]> {
  const certificate = await settingsCertificate();
  if (!certificate) return [];
  const { validFrom, validTo } = certificate;
  if (validTo <= now) return [`receipts: the signing certificate expired on ${dayOf(validTo)}`];
  if (!isInForce(certificate, now))
    return [`receipts: the signing certificate is valid from ${dayOf(validFrom)} on`];
  const soon = validTo.getTime() - now.getTime() < warnBeforeMs;
  return soon ? [`receipts: the signing certificate expires on ${dayOf(validTo)}`] : [];
}

async function pictureFaults(payload: Payload): Promise<string[]> {
  const { receipt } = await payload.findGlobal({ slug: "siteSettings", depth: 0 });
  if (!receipt?.signature) return [];
  return readSignaturePicture(receipt.signature).then(
    () => [],
    () => ["receipts: the picture of the signature cannot be read"],
  );
}

/** What keeps receipts from being signed as the settings say, one line each. */
export const signingFaults = async (payload: Payload, now: Date): Promise<string[]> => [
  ...(await certificateFaults(now)),
  ...(await pictureFaults(payload)),
];
