import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { APIError } from "payload";
import { namelessAddress } from "../audit/masked-address.ts";
import type { AuditActor } from "../audit/record-action.ts";
import { recordThenAct } from "../audit/record-then-act.ts";
import { deleteFromMailchimp, mailchimpSettings } from "../forms/mailing-list/mailchimp.ts";
import { attachmentsFolder } from "../mail/attachments.ts";
import type { Outbox } from "../payload-types.ts";
import { emptyWriteLog } from "../platform/database/leave-no-traces.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { removeStoredFile } from "../platform/storage/stored-files.ts";
import { eraseCopy } from "./erase-copy.ts";
import { eraseEcard, eraseFromGift } from "./erase-gifts.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import { erasurePlan, runningSignUps } from "./erasure-plan.ts";
import type { PersonRecords } from "./person-records.ts";
import { personRecords } from "./person-records.ts";
import { endedStates, removeLeftAttachments, stripRow, withoutWords } from "./retention/mail-words.ts";

/** `deleted`: the mailing service said so; `unreachable`: it did not answer or refused, so nothing was erased. */
export type ServiceState = "deleted" | "unreachable" | "not-connected";

export type Erasure = { plan: ErasurePlan; service: ServiceState | null };
export type ErasureStep = "mails" | "gifts";

async function tellService(payload: Payload, address: string): Promise<ServiceState> {
  const settings = mailchimpSettings();
  if (!settings) return "not-connected";
  try {
    await deleteFromMailchimp(settings, address);
    return "deleted";
  } catch (error) {
    payload.logger.warn({ error: errorFacts(error) }, "the mailing service did not delete an address");
    return "unreachable";
  }
}

/**
 * Erases what need not stay of everything held on an address, and answers what has to stay, seen by the one who asks or not. Nothing is touched while
 * something stands in the way (`plan.blockers`; `service` is then `null`), nor when the mailing service does not answer.
 * Each record is found by the address until the last step about it, so that what was cut off is finished by the next
 * call. `done` is told of the steps.
 */
export async function erasePerson(
  payload: Payload,
  asked: { email: string; by: AuditActor; now: Date },
  done: (step: ErasureStep) => void = () => {},
): Promise<Erasure> {
  const { email, by, now } = asked;
  const records = await personRecords(payload, { email });
  const plan = erasurePlan(records);
  if (plan.blockers.length > 0) return { plan, service: null };
  const record = { by, action: "person-erased" as const, label: namelessAddress(records.address) };
  const unanswered = new APIError(eraseCopy.log.unreachable, 503, null, true);
  try {
    return await recordThenAct(payload, record, async () => {
      const service = await tellService(payload, records.address);
      if (service === "unreachable") throw unanswered;
      await eraseRecords(payload, records, { now, done });
      return { plan, service };
    });
  } catch (error) {
    if (error !== unanswered) throw error;
    return { plan, service: "unreachable" };
  }
}

async function eraseRecords(
  payload: Payload,
  records: PersonRecords,
  { now, done }: { now: Date; done: (step: ErasureStep) => void },
): Promise<void> {
  for (const { id } of records.subscribers) await payload.delete({ collection: "subscribers", id });
  for (const { id } of records.leaders) await payload.delete({ collection: "group-leaders", id });
  await eraseMails(payload, records.mails, now);
  done("mails");
  for (const { id } of records.cardsToMail) await payload.delete({ collection: "cards-to-mail", id });
  for (const { id } of records.ecards) await eraseEcard(payload, id, now);
  const signUps = runningSignUps(records);
  for (const gift of records.gifts) if (!signUps.has(gift.id)) await eraseFromGift(payload, gift, now);
  done("gifts");
  for (const { id } of records.forms) await payload.delete({ collection: "form-submissions", id });
  await emptyWriteLog(payload);
}

/** Files that are in this mail alone. Pictures inside a mail are the charity's own, and many mails share one. */
async function removeOwnFiles(payload: Payload, { id, attachments }: Outbox): Promise<void> {
  for (const { contentId, sha256 } of attachments ?? []) {
    if (contentId) continue;
    const others = {
      "attachments.sha256": { equals: sha256 },
      id: { not_equals: id },
      wordsRemovedAt: { exists: false },
    };
    const { totalDocs } = await payload.count({ collection: "outbox", where: others });
    if (totalDocs === 0) await removeStoredFile(attachmentsFolder, sha256);
  }
}

/**
 * Takes words, addresses and attachments out of mails for good; one that waits is not sent any more. Key, kind and days
 * stay, so that none is written a second time. A mail is found by its address until its files are gone.
 */
export async function eraseMails(payload: Payload, mails: readonly Outbox[], now: Date): Promise<void> {
  for (const mail of mails) {
    if (mail.wordsRemovedAt) continue;
    await removeOwnFiles(payload, mail);
    const ended = endedStates.includes(mail.state) ? {} : { state: "kept", nextAttemptAt: null };
    const words = { ...withoutWords(mailKindsOf(payload.config), mail.kind, now), lastError: null, ...ended };
    await stripRow(payload, "outbox", { id: { equals: mail.id } }, words);
  }
  await removeLeftAttachments(payload, now);
}

/** What was erased and what has to stay, as plain text that staff can send to the person. */
export function eraseLetter({ plan, service }: Erasure, address: string, now: Date): string {
  const { letter } = eraseCopy;
  const goes = plan.goes.map(({ what, count }) => `- ${what} (${count})`);
  const stays = plan.stays.map(({ what, count, why, until }) => letter.staying(what, count, why, until));
  return [
    letter.heading(address, longDay(charityDay(now))),
    goes.length > 0 ? [letter.goes, ...goes].join("\n") : letter.nothingGoes,
    stays.length > 0 ? [letter.stays, ...stays].join("\n") : letter.nothingStays,
    ...(service === "deleted" ? [eraseCopy.service.deleted] : []),
    letter.log,
    letter.again,
  ].join("\n\n");
}
