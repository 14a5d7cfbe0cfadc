import { APIError, type PayloadRequest } from "payload";
import type { z } from "zod";
import type { StaffAction } from "../../../access/rights.ts";
import { notAllowed, staffWhoMay } from "../../../access/staff.ts";
import { idInPath, sentByStaff } from "../../../platform/admin/sent-by-staff.ts";

/**
 * Who asks for what about which receipt or donation. Receipts note the address of the person who changed them, a donation's history
 * only the id.
 *
 * @throws APIError 403 for other roles, 404 for what is no id, 400 with what is wrong with the body.
 */
export async function staffRequest<Schema extends z.ZodType>(
  req: PayloadRequest,
  { action, body }: { action: StaffAction; body: Schema },
) {
  if (!req.user || !staffWhoMay(action)({ req })) throw notAllowed(req);
  const id = idInPath(req);
  if (!id) throw new APIError("There is no such receipt", 404);
  const sent = await sentByStaff(req, body);
  return { id, by: req.user.email, staffId: String(req.user.id), body: sent };
}
