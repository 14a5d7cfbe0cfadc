import type { PayloadRequest } from "payload";
import type { AuditAction } from "../../audit/record-action.ts";
import { actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { Donation } from "../../payload-types.ts";

/** Does what staff decided about a gift after it is written down. The reason stands in the gift's own history. */
export function recordDonationAction<Result>(
  req: PayloadRequest,
  { id, orderId }: Pick<Donation, "id" | "orderId">,
  { action, detail }: { action: AuditAction; detail?: string },
  act: () => Promise<Result>,
): Promise<Result> {
  const on = { collection: "donations", id };
  const line = { by: actorOf(req), action, on, label: orderId, ...(detail && { detail }) };
  return recordThenAct(req.payload, line, act);
}
