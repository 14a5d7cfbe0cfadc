import type { PayloadRequest } from "payload";
import { actorOf } from "./actor-of.ts";
import { type AuditRecord, recordAction } from "./record-action.ts";

/** Writes down what a member of staff did, as a part of it; nothing is written of what the system does by itself. */
export async function recordStaffAction(req: PayloadRequest, line: Omit<AuditRecord, "by">): Promise<void> {
  if (req.user) await recordAction(req.payload, { by: actorOf(req), ...line }, req);
}
