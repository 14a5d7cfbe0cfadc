import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { companyContact } from "../../../platform/company.ts";

/** Tells the office, once a day, that gifts wait for their receipts because of the site settings. */
export async function mailReceiptsWaiting(
  payload: Payload,
  { waitFor, day }: { waitFor: "signatory" | "settings"; day: string },
): Promise<void> {
  const { receiptsWaitingMail } = await import("./receipts-waiting-mail.ts");
  await enqueueMail(payload, {
    ...(await receiptsWaitingMail(waitFor)),
    key: `receipts-waiting:${waitFor}:${day}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
  });
}
