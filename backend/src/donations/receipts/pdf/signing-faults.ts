import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { readSignaturePicture } from "../signature/signature-picture.ts";
import { isInForce, settingsCertificate } from "./signing-certificate.ts";

/** To get a new certificate takes some days. */
const warnBeforeMs = 14 * 24 * 60 * 60_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What is good enough to try things with, and not for receipts that go to donors by mail. */
const notFit = "not yet fit for a public site";

export async function certificateFaults(now: Date): Promise<string[]> {
  const certificate = await settingsCertificate();
  if (!certificate)
    return env.isPublic
      ? [`receipts: their PDFs are not signed with a certificate (RECEIPT_SIGNING_P12): ${notFit}`]
      : [];
  const { validFrom, validTo } = certificate;
  if (validTo <= now) return [`receipts: the signing certificate expired on ${dayOf(validTo)}`];
  if (!isInForce(certificate, now))
    return [`receipts: the signing certificate is valid from ${dayOf(validFrom)} on`];
  const soon = validTo.getTime() - now.getTime() < warnBeforeMs;
  return soon ? [`receipts: the signing certificate expires on ${dayOf(validTo)}`] : [];
}

async function pictureFaults(payload: Payload): Promise<string[]> {
  const { receipt } = await payload.findGlobal({ slug: "siteSettings", depth: 0 });
  if (!receipt?.signature)
    return env.isPublic
      ? [`receipts: they show no picture of the signature (Site settings, Tax receipts): ${notFit}`]
      : [];
  return readSignaturePicture(receipt.signature).then(
    () => [],
    () => ["receipts: the picture of the signature cannot be read"],
  );
}

/** What keeps receipts from being signed as the settings say, or as a public site must, one line each. */
export const signingFaults = async (payload: Payload, now: Date): Promise<string[]> => [
  ...(await certificateFaults(now)),
  ...(await pictureFaults(payload)),
];
