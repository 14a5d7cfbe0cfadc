import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { companyContact } from "../../../platform/company.ts";

/** Tells the office, once a day (`YYYY-MM-DD`), that monthly gifts wait for the payment service. */
export async function mailBillingStopped(payload: Payload, day: string): Promise<void> {
  const { billingStoppedMail } = await import("./billing-stopped-mail.ts");
  await enqueueMail(payload, {
    ...(await billingStoppedMail(day)),
    key: `billing-stopped:${day}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
  });
}
