import { emailAddress } from "@pcf/contract/typed-email";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../access/staff.ts";
import { maskedAddress } from "../audit/masked-address.ts";
import type { AuditAction } from "../audit/record-action.ts";
import { actorOf } from "../audit/record-action.ts";
import { recordThenAct } from "../audit/record-then-act.ts";
import type { Outbox } from "../payload-types.ts";
import { sentByStaff } from "../platform/admin/sent-by-staff.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { requestedMail } from "./preview-endpoints.ts";
import { resendMail } from "./resend-mail.ts";
import { resendRuleOf } from "./resend-rules.ts";

const bodySchema = z.object({ to: z.optional(emailAddress) });

/** Lines about a mail are for those who see the mail. */
const actionOf: Partial<Record<Outbox["kind"], AuditAction>> = {
  "form-notice": "form-mail-resent",
  "list-confirmation": "form-mail-resent",
  "staff-account": "account-mail-resent",
};

/**
 * `POST /api/outbox/:id/resend`, JSON `{ to? }`: sends a mail again, to a corrected address if one is given. Answers the
 * `{ id }` of the new mail; 409 while one is on its way.
 */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("mail-resend")({ req })) throw notAllowed(req);
    const { to } = await sentByStaff(req, bodySchema, "This is not an email address");
    const mail = await requestedMail(req);
    const { id, kind, wordsRemovedAt } = mail;
    if (wordsRemovedAt) throw new APIError("The time for which the words of this mail are kept is over", 410);
    await resendRuleOf(req.payload, kind)?.refuse(req.payload, mail, to);
    const line = {
      by: actorOf(req),
      action: actionOf[kind] ?? "mail-resent",
      on: { collection: "outbox", id },
      label: mailKindsOf(req.payload.config).find(({ value }) => value === kind)?.label ?? kind,
      detail: to ? `To ${maskedAddress(to)}` : "To the address it was last sent to",
    };
    const resent = await recordThenAct(req.payload, line, async () => {
      const askedBy = req.user?.name ?? "";
      const resent = await resendMail(req.payload, { id, to, askedBy, now: new Date() });
      if (!resent) throw new APIError("This mail is on its way already", 409);
      return resent;
    });
    return noStoreJson(resent);
  },
};
