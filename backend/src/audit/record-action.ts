import type { Payload, PayloadRequest } from "payload";
import type { AuditLog } from "../payload-types.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { maskedAddress } from "./masked-address.ts";

/** What is written down. Words such as "replace it" name a decision, which is written down before it is carried out. */
export type AuditAction = AuditLog["action"];

export type AuditRecord = {
  by: AuditActor;
  action: AuditAction;
  on?: { collection: string; id: string | number };
  /** A reference of the record, such as a serial or an order id. Never personal data of donors or readers. */
  label?: string;
  /** What else, in plain words. Never personal data either; a mail address is masked. */
  detail?: string;
};

const notStaff = { system: "The system", donor: "The donor, on their own page" };

/**
 * Writes one line into the log that nobody edits. With the `req` of a save it is part of that save: both are kept, or
 * neither.
 *
 * @throws what the database throws. The process's own log then has the ids, so that the record is not lost unseen.
 */
export async function recordAction(
  payload: Payload,
  { by, action, on, label, detail }: AuditRecord,
  req?: PayloadRequest,
): Promise<void> {
  const staffId = by.kind === "staff" ? by.id : null;
  try {
    // Past the library's operation, which would end the transaction of `req` with an error that the caller may bear.
    await payload.db.create({
      collection: "audit-log",
      ...(req && { req }),
      data: {
        at: new Date().toISOString(),
        action,
        staffId,
        staffName: by.kind === "staff" ? by.name : notStaff[by.kind],
        onCollection: on?.collection ?? null,
        onId: on ? String(on.id) : null,
        // Whoever calls leaves addresses out; one that slips in is in here for ever.
        label: label ? maskedAddress(label) : null,
        detail: detail ? maskedAddress(detail) : null,
      },
    });
  } catch (error) {
    const about = { action, staff: staffId, collection: on?.collection, id: on?.id };
    payload.logger.error({ ...about, error: errorFacts(error) }, "an action could not be written down");
    throw error;
  }
}

/** Who did it. The name is written down as it was at the time. */
export type AuditActor = { kind: "staff"; id: number; name: string } | { kind: "system" } | { kind: "donor" };

/** The member of staff who asks, or the system itself where nobody is signed in. */
export function actorOf({ user }: Pick<PayloadRequest, "user">): AuditActor {
  return user ? { kind: "staff", id: Number(user.id), name: user.name } : { kind: "system" };
}

/** Writes down what a member of staff did, as a part of it; nothing is written of what the system does by itself. */
export async function recordStaffAction(req: PayloadRequest, line: Omit<AuditRecord, "by">): Promise<void> {
  if (req.user) await recordAction(req.payload, { by: actorOf(req), ...line }, req);
}
