import type { Payload } from "payload";
import { companyContact } from "../company.ts";
import { updateIf } from "../database/update-if.ts";
import { loadAttachment } from "./attachments.ts";
import { deliveryFailure } from "./delivery-failure.ts";
import type { SendMail } from "./transport.ts";

const minutes = (count: number) => count * 60_000;
/** Pauses after the first, second … failed try; after the last the mail is given up. */
export const retryPauses = [1, 5, 20, 60, 240, 720, 1440].map(minutes);

/** What staff read when a try was cut off: it may have arrived, so the system does not send it again by itself. */
export const interruptedWords = "Interrupted while being sent: it may have arrived. Resend it if it has not.";

export type Delivery = { send: SendMail; now: Date };

/**
 * Delivers one mail of the outbox if its time has come. It is claimed in one statement before the mail server is asked,
 * so two callers never deliver the same mail.
 */
export async function deliverMail(payload: Payload, id: string | number, { send, now }: Delivery) {
  const claimed = await updateIf(
    payload,
    "outbox",
    {
      id: { equals: id },
      state: { equals: "queued" },
      nextAttemptAt: { less_than_equal: now.toISOString() },
    },
    { state: "sending", attempts: { $inc: 1 }, nextAttemptAt: null },
  );
  if (!claimed) return;
  const mail = await payload.findByID({ collection: "outbox", id, depth: 0 });
  try {
    await send({
      messageId: `<${mail.key.replace(/[^A-Za-z0-9.-]/g, "-")}@${companyContact("email").split("@").at(-1)}>`,
      to: mail.to,
      replyTo: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: await Promise.all((mail.attachments ?? []).map(loadAttachment)),
    });
  } catch (error) {
    const { kind, reason } = deliveryFailure(error);
    const pause = kind === "retry" ? retryPauses[mail.attempts - 1] : undefined;
    await updateIf(
      payload,
      "outbox",
      { id: { equals: id }, state: { equals: "sending" } },
      pause === undefined
        ? { state: "failed", lastError: kind === "uncertain" ? `${interruptedWords} (${reason})` : reason }
        : {
            state: "queued",
            lastError: reason,
            nextAttemptAt: new Date(now.getTime() + pause).toISOString(),
          },
    );
    payload.logger.warn({ mail: id, reason, given_up: pause === undefined }, "mail not delivered");
    return;
  }
  await updateIf(
    payload,
    "outbox",
    { id: { equals: id } },
    { state: "sent", sentAt: now.toISOString(), lastError: null },
  );
}
