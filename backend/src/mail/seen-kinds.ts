import type { Payload, PayloadRequest } from "payload";
import { seesArea } from "../access/rights.ts";
import { activeStaff } from "../access/staff.ts";
import { type KindOfMail, mailKindsOf } from "../platform/feature.ts";

/** The kinds of mail that whoever asks may see: those about what the table of rights lets the role see. */
export function seenKinds(payload: Payload, req: Pick<PayloadRequest, "user">): KindOfMail[] {
  const role = activeStaff(req)?.role;
  return mailKindsOf(payload.config).filter(({ area }) => seesArea(role, area, "mails"));
}
