import type { Payload, PayloadRequest } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { MailKind } from "../../../mail/mail.ts";
import type { RenderedMail } from "../../../mail/render-mail.ts";
import type { MonthlyGift } from "../../../payload-types.ts";

/** Writes a mail to the donor of a monthly gift, once for each key; with `req` as part of a save. */
export const enqueueMonthlyMail = (
  payload: Payload,
  { email, id }: MonthlyGift,
  mail: RenderedMail & { key: string; kind: MailKind },
  req?: PayloadRequest,
): Promise<{ id: string }> =>
  enqueueMail(payload, { ...mail, to: email, about: { collection: "monthly-gifts", id: String(id) } }, req);
