import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload, Where } from "payload";
import { companyContact } from "../company.ts";
import type { Outbox } from "../payload-types.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { mailKinds } from "./mail.ts";
import { newestResend, rootKey } from "./resends.ts";

const lookBackMs = 24 * 60 * 60_000;

/**
 * Kinds that the office is not told of: a notice that did not reach the office is no reason for another to the same
 * address, and whoever types a wrong address into the newsletter form is not to use up the office's attention.
 */
const unreported: Outbox["kind"][] = ["office-notice", "list-confirmation"];

/** So many are read: of mails that failed together none has been sent again, so the first one already counts. */
const mostRead = 50;

/** The latest mail that was given up, that staff have not sent again since, and that they still can. */
async function latestFailed(payload: Payload, since: Date, kind: Where[string]) {
  const { docs } = await payload.find({
    collection: "outbox",
    where: {
      state: { equals: "failed" },
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
  if (!(await latestFailed(payload, since, { not_in: unreported }))) return;
  const { mailsFailedMail } = await import("./mails-failed-mail.ts");
  for (const { value: kind, label } of mailKinds) {
    const latest = unreported.includes(kind)
      ? undefined
      : await latestFailed(payload, since, { equals: kind });
    if (!latest) continue;
    await enqueueMail(payload, {
      ...(await mailsFailedMail(label)),
      key: `mails-failed:${kind}:${charityDay(new Date(latest.updatedAt))}`,
      kind: "office-notice",
      to: companyContact("givingEmail"),
    });
  }
}
