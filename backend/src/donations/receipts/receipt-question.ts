import { type Finding, good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { settingsCertificate, UnusableCertificate } from "./pdf/signing-certificate.ts";
import { certificateFaults, signingFaults } from "./pdf/signing-faults.ts";

const about = "Receipts";
const dayMs = 24 * 60 * 60_000;
const mend =
  "See “Signed receipts” in docs/operations.md. The picture of the signature is set in the admin: Site settings, Tax receipts.";

async function certificateFinding(now: Date): Promise<Finding> {
  const certificate = await settingsCertificate();
  if (!certificate)
    return notice(about, "their PDFs are not signed with a certificate (RECEIPT_SIGNING_P12 is not set)");
  const { validTo } = certificate;
  // Commas in a name are marked in it.
  const name = certificate.name.replaceAll("\\", "");
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
  return good(about, `the certificate of “${name}” opens and is good for ${days} more days`);
}

/** Whether receipts can be signed as a public site must, and for how long yet. */
export const receiptQuestion: Question = {
  about,
  ask: async ({ payload, now }) => {
    try {
      const faults = payload ? await signingFaults(payload, now) : await certificateFaults(now);
      const wrongs = faults.map((fault) => wrong(about, fault.replace(/^receipts: /, ""), mend));
      const isCertificate = faults.some((fault) => /certificate/.test(fault));
      return isCertificate ? wrongs : [await certificateFinding(now), ...wrongs];
    } catch (error) {
      if (!(error instanceof UnusableCertificate)) throw error;
      return [
        wrong(
          about,
          `${error.message}. A start ends with that`,
          "See “Signed receipts” in docs/operations.md.",
        ),
      ];
    }
  },
};
