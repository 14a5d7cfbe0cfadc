import { settingsCertificate, UnusableCertificate } from "./signing-certificate.ts";

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
