import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { APIError } from "payload";
import { namelessAddress } from "../audit/masked-address.ts";
import type { AuditActor } from "../audit/record-action.ts";
import { recordThenAct } from "../audit/record-then-act.ts";
import { emptyWriteLog } from "../platform/database/leave-no-traces.ts";
import type { Listing, ServiceState } from "../platform/personal-data/person-part.ts";
import { eraseCopy } from "./erase-copy.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import { erasurePlan } from "./erasure-plan.ts";
import type { PersonRecords } from "./person-records.ts";
import { personParts, personRecords } from "./person-records.ts";

/** `service` is what became of the address in other systems: while one does not answer, nothing was erased. */
export type Erasure = { plan: ErasurePlan; service: ServiceState | null };

/** Tells the systems of others, until one does not answer. */
async function tellServices(payload: Payload, address: string): Promise<ServiceState> {
  let told: ServiceState = "not-connected";
  for (const { elsewhere } of personParts(payload)) {
    const state = await elsewhere?.(payload, address);
    if (state === "unreachable") return state;
    if (state === "deleted") told = state;
  }
  return told;
}

/**
 * Erases what need not stay of everything held on an address, and answers what has to stay, seen by the one who asks or not. Nothing is touched while
 * something stands in the way (`plan.blockers`; `service` is then `null`), nor when the mailing service does not answer.
 * Each record is found by the address until the last step about it, so that what was cut off is finished by the next
 * call. `done` is told of what has been erased.
 */
export async function erasePerson(
  payload: Payload,
  asked: { email: string; by: AuditActor; now: Date },
  done: (step: Listing) => void = () => {},
): Promise<Erasure> {
  const { email, by, now } = asked;
  const records = await personRecords(payload, { email });
  const plan = erasurePlan(records);
  if (plan.blockers.length > 0) return { plan, service: null };
  const record = { by, action: "person-erased" as const, label: namelessAddress(records.address) };
  const unanswered = new APIError(eraseCopy.log.unreachable, 503, null, true);
  try {
    return await recordThenAct(payload, record, async () => {
      const service = await tellServices(payload, records.address);
      if (service === "unreachable") throw unanswered;
      await eraseRecords(records, { now, done });
      await emptyWriteLog(payload);
      return { plan, service };
    });
  } catch (error) {
    if (error !== unanswered) throw error;
    return { plan, service: "unreachable" };
  }
}

/** What leads to mails goes after them. */
async function eraseRecords(
  { found }: PersonRecords,
  { now, done }: { now: Date; done: (step: Listing) => void },
): Promise<void> {
  const leading = found.filter(({ mails }) => mails);
  for (const { part, erase } of [...found.filter(({ mails }) => !mails), ...leading]) {
    await erase?.(now);
    done(part.listed);
  }
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
