import { APIError, type Payload } from "payload";
import type { AuditActor } from "../audit/actor-of.ts";
import { namelessAddress } from "../audit/masked-address.ts";
import { recordThenAct } from "../audit/record-then-act.ts";
import { deleteFromMailchimp, mailchimpSettings } from "../forms/mailing-list/mailchimp.ts";
import { emptyWriteLog } from "../platform/database/leave-no-traces.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { eraseCopy } from "./erase-copy.ts";
import { eraseEcard, eraseFromGift } from "./erase-gifts.ts";
import { eraseMails } from "./erase-mails.ts";
import { type ErasurePlan, erasurePlan, runningSignUps } from "./erasure-plan.ts";
import { type PersonRecords, personRecords } from "./person-records.ts";

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
