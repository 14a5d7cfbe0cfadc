import { emailAddress } from "@pcf/contract/typed-email";
import { APIError, type Endpoint, type Payload } from "payload";
import { z } from "zod";
import { staffWhoMay } from "../../access/staff-with-role.ts";
import { actorOf } from "../../audit/actor-of.ts";
import type { AuditAction } from "../../audit/audit-actions.ts";
import { maskedAddress } from "../../audit/masked-address.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import { refusesEcards } from "../../donations/ecards/refusals.ts";
import type { Outbox } from "../../payload-types.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { mailKinds } from "../mail.ts";
import { resendMail } from "../resend-mail.ts";
import { newestResend, rootKey } from "../resends.ts";
import { requestedMail } from "./requested-mail.ts";

const bodySchema = z.object({ to: z.optional(emailAddress) });

/** Lines about a mail are for those who see the mail. */
const actionOf: Partial<Record<Outbox["kind"], AuditAction>> = {
  "form-notice": "form-mail-resent",
  "list-confirmation": "form-mail-resent",
  "staff-account": "account-mail-resent",
};

/** A card that is held back or was stopped is not sent by this way, whichever row is asked for, and none goes to who wants none. */
async function mayGoAgain(payload: Payload, mail: Outbox, to: string | undefined) {
  const { state, to: lastTo } = (await newestResend(payload, rootKey(mail))) ?? mail;
  if (state === "held") throw new APIError("This card waits for the first charge of its gift", 409);
  if (state === "stopped") throw new APIError("This card was stopped and is not sent", 409);
  if (await refusesEcards(payload, to ?? lastTo))
    throw new APIError("The person at this address has asked us for no more e-cards", 409);
}

/**
 * `POST /api/outbox/:id/resend`, JSON `{ to? }`: sends a mail again, to a corrected address if one is given. Answers the
 * `{ id }` of the new mail; 409 while one is on its way.
 */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("mail-resend")({ req })) throw new APIError("Not allowed", 403);
    const body = bodySchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError("This is not an e-mail address", 400);
    const mail = await requestedMail(req);
    const { id, kind, wordsRemovedAt } = mail;
    if (wordsRemovedAt) throw new APIError("The time for which the words of this mail are kept is over", 410);
    const { to } = body.data;
    if (kind === "ecard") await mayGoAgain(req.payload, mail, to);
    const line = {
      by: actorOf(req),
      action: actionOf[kind] ?? "mail-resent",
      on: { collection: "outbox", id },
      label: mailKinds.find(({ value }) => value === kind)?.label ?? kind,
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
