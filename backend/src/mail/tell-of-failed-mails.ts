import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { companyContact } from "../company.ts";
import { enqueueMail } from "./enqueue-mail.ts";

const lookBackMs = 24 * 60 * 60_000;

/**
 * Tells the office, once for each day on which mails were given up. It goes by what stands in the outbox, so a crash
 * does not swallow it. A notice to the office that failed is no reason for another to the same address.
 */
export async function tellOfFailedMails(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: "outbox",
    where: {
      state: { equals: "failed" },
      updatedAt: { greater_than: new Date(now.getTime() - lookBackMs).toISOString() },
      kind: { not_equals: "office-notice" },
    },
    sort: "-updatedAt",
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
  });
  const [latest] = docs;
  if (!latest) return;
  const { mailsFailedMail } = await import("./templates/mails-failed/mails-failed-mail.ts");
  await enqueueMail(payload, {
    ...(await mailsFailedMail()),
    key: `mails-failed:${charityDay(new Date(latest.updatedAt))}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
  });
}
