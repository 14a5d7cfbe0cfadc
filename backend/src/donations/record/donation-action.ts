import { APIError, type PayloadRequest } from "payload";
import type { StaffAction } from "../../access/rights.ts";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { type AuditAction, actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { Donation } from "../../payload-types.ts";
import { idInPath } from "../../platform/admin/sent-by-staff.ts";
import { findDonation } from "./donation-store.ts";

/**
 * The donation that a member of staff who may do this does it with. `by` is the id of the account.
 *
 * @throws APIError 403 for other roles, 404 when there is no such donation.
 */
export async function donationFor(req: PayloadRequest, action: StaffAction) {
  if (!req.user || !staffWhoMay(action)({ req })) throw notAllowed(req);
  const id = idInPath(req);
  const donation = id && (await findDonation(req.payload, { id: { equals: id } }));
  if (!donation) throw new APIError("There is no such donation", 404);
  return { donation, by: String(req.user.id) };
}

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
