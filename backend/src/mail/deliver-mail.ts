import type { Payload } from "payload";
import type { Outbox } from "../payload-types.ts";
import { companyContact } from "../platform/company.ts";
import { updateIf } from "../platform/database/update-if.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { counter } from "../platform/metrics/measures.ts";
import { isFilesAway } from "../platform/storage/s3-faults.ts";
import { loadAttachment } from "./attachments.ts";
import { type DeliveryFailure, deliveryFailure } from "./delivery-failure.ts";
import type { MailState } from "./mail.ts";
import type { Letter, SendMail } from "./transport.ts";

const countMail = counter({
  name: "backend_mails_total",
  help: "Tries to send a mail: sent, put off to a later try, or given up",
  labels: { outcome: ["sent", "put-off", "given-up"] },
});

const minutes = (count: number) => count * 60_000;
/** Pauses after the first, second … failed try; after the last the mail is given up. */
export const retryPauses = [1, 5, 20, 60, 240, 720, 1440].map(minutes);
/**
 * Tries that failed because somebody has to set something right count up to here alone: the pauses stay at an hour, no mail is
 * given up, and when it is right each has tries left for what comes then.
 */
const mostTriesByPerson = 4;

/** What staff read when a try was cut off: it may have arrived, so the system does not send it again by itself. */
export const interruptedWords = "Interrupted while being sent: it may have arrived. Resend it if it has not.";

export type Delivery = { send: SendMail; now: Date };

/** The `Message-ID` of a mail, the same at each try. A report that it could not be delivered names it. */
export const messageIdOf = ({ key }: Pick<Outbox, "key">): string =>
  `<${key.replace(/[^A-Za-z0-9.-]/g, "-")}@${companyContact("email").split("@").at(-1)}>`;

const letterOf = async (mail: Outbox): Promise<Letter> => ({
  messageId: messageIdOf(mail),
  to: mail.to,
  replyTo: mail.replyTo,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  attachments: await Promise.all((mail.attachments ?? []).map(loadAttachment)),
});

/** Notes a failed try: the mail waits for the next, or is given up when there is none or it might arrive twice. */
async function noteFailure(
  payload: Payload,
  mail: Outbox,
  failed: { state: MailState; tries: number; words: string; kind: DeliveryFailure; now: Date },
) {
  const tries = failed.kind === "person" ? Math.min(failed.tries, mostTriesByPerson) : failed.tries;
  const isTriedAgain = failed.kind === "retry" || failed.kind === "person";
  const pause = isTriedAgain ? retryPauses[tries - 1] : undefined;
  await updateIf(
    payload,
    "outbox",
    { id: { equals: mail.id }, state: { equals: failed.state } },
    {
      attempts: tries,
      lastError: failed.words,
      ...(pause === undefined
        ? {
            ...{ state: failed.kind === "bounced" ? "bounced" : "failed", nextAttemptAt: null },
            bouncedAt: failed.kind === "bounced" ? failed.now.toISOString() : null,
          }
        : { state: "queued", nextAttemptAt: new Date(failed.now.getTime() + pause).toISOString() }),
    },
  );
  const facts = { mail: mail.id, reason: failed.words, given_up: pause === undefined };
  countMail({ outcome: pause === undefined ? "given-up" : "put-off" });
  payload.logger.warn(facts, "mail not delivered");
}

/**
 * Delivers one mail of the outbox if its time has come. It is read whole, with its attachments, before it is claimed:
 * what cannot be read has surely not been sent and is tried again. It is claimed in one statement before the mail server
 * is asked, so two callers never deliver the same mail.
 */
export async function deliverMail(payload: Payload, id: string | number, { send, now }: Delivery) {
  const mail = await payload.findByID({ collection: "outbox", id, depth: 0 });
  const tries = mail.attempts + 1;
  let letter: Letter;
  try {
    letter = await letterOf(mail);
  } catch (error) {
    payload.logger.error({ mail: id, error: errorFacts(error) }, "mail not readable");
    const words = "An attachment could not be read";
    // Where the files lie is for somebody to set right, and no fault of the mail.
    const kind = isFilesAway(error) ? "person" : "retry";
    return noteFailure(payload, mail, { state: "queued", tries, words, kind, now });
  }
  const claimed = await updateIf(
    payload,
    "outbox",
    {
      id: { equals: id },
      state: { equals: "queued" },
      nextAttemptAt: { less_than_equal: now.toISOString() },
    },
    { state: "sending", attempts: tries, nextAttemptAt: null },
  );
  if (!claimed) return;
  try {
    await send(letter);
  } catch (error) {
    const { kind, reason } = deliveryFailure(error);
    const words = kind === "uncertain" ? `${interruptedWords} (${reason})` : reason;
    return noteFailure(payload, mail, { state: "sending", tries, words, kind, now });
  }
  await updateIf(
    payload,
    "outbox",
    { id: { equals: id } },
    { state: "sent", sentAt: now.toISOString(), lastError: null },
  );
  countMail({ outcome: "sent" });
}
