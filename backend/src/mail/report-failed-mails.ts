import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload, Where } from "payload";
import { companyContact } from "../platform/company.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { unreachedStates } from "./list/unanswered.ts";
import { newestResend, rootKey } from "./resend-mail.ts";

const lookBackMs = 24 * 60 * 60_000;

/** So many are read: of mails that failed together none has been sent again, so the first one already counts. */
const mostRead = 50;

/** The latest mail that was given up, that staff have not sent again since, and that they still can. */
async function latestFailed(payload: Payload, since: Date, kind: Where[string]) {
  const { docs } = await payload.find({
    collection: "outbox",
    where: {
      state: { in: [...unreachedStates] },
      updatedAt: { greater_than: since.toISOString() },
      wordsRemovedAt: { exists: false },
      kind,
    },
    sort: "-updatedAt",
    limit: mostRead,
    depth: 0,
    select: { updatedAt: true, key: true, resendOf: true },
  });
  for (const mail of docs) {
    const newest = await newestResend(payload, rootKey(mail));
    if (!newest || newest.id <= mail.id) return mail;
  }
  return undefined;
}

/**
 * Tells the office of mails that were given up: once for each kind and each day, so that a receipt is told of although an
 * e-card has failed before it. It goes by what stands in the outbox, so a crash does not swallow it.
 */
export async function reportFailedMails(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackMs);
  const kinds = mailKindsOf(payload.config).filter(({ isUnreported }) => !isUnreported);
  if (!(await latestFailed(payload, since, { in: kinds.map(({ value }) => value) }))) return;
  const { mailsFailedMail } = await import("./mails-failed-mail.ts");
  for (const { value: kind, label } of kinds) {
    const latest = await latestFailed(payload, since, { equals: kind });
    if (!latest) continue;
    await enqueueMail(payload, {
      ...(await mailsFailedMail(label)),
      key: `mails-failed:${kind}:${charityDay(new Date(latest.updatedAt))}`,
      kind: "office-notice",
      to: companyContact("givingEmail"),
    });
  }
}
