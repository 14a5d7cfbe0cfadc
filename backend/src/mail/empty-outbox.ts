import type { Payload, TaskConfig } from "payload";
import { env } from "../env.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import type { Delivery } from "./deliver-mail.ts";
import { deliverMail, interruptedWords } from "./deliver-mail.ts";
import { reportFailedMails } from "./report-failed-mails.ts";
import { smtpTransport } from "./transport.ts";

const atOnce = 3;
const perRun = 300;

/** Delivers every mail whose time has come, oldest first, a few at once. One that fails does not hold up the others. */
export async function deliverDueMails(payload: Payload, delivery: Delivery): Promise<void> {
  const { docs } = await payload.find({
    collection: "outbox",
    where: {
      state: { equals: "queued" },
      nextAttemptAt: { less_than_equal: delivery.now.toISOString() },
    },
    sort: "nextAttemptAt",
    limit: perRun,
    depth: 0,
    select: { key: true },
  });
  const waiting = docs.map(({ id }) => id);
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliverMail(payload, id, delivery);
      } catch (error) {
        payload.logger.error({ mail: id, error: errorFacts(error) }, "mail not dealt with");
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Longer than any try lasts; a mail that has been "being sent" for longer was cut off by a crash. */
const longestTryMs = 15 * 60_000;

/** Hands mails whose delivery was cut off by a crash to staff: whether they arrived is not known. */
export async function giveUpInterruptedMails(payload: Payload, now: Date): Promise<void> {
  await payload.db.updateMany({
    collection: "outbox",
    where: {
      state: { equals: "sending" },
      updatedAt: { less_than: new Date(now.getTime() - longestTryMs).toISOString() },
    },
    data: { state: "failed", lastError: interruptedWords, updatedAt: now.toISOString() },
    returning: false,
  });
}

/**
 * Delivers what is due, and tells the office of what has been given up. The second comes last and may fail: a notice that
 * cannot be written must not keep donors from their receipts. It is tried again in the next run.
 */
export async function emptyOutbox(payload: Payload, now: Date): Promise<void> {
  await giveUpInterruptedMails(payload, now);
  if (env.SMTP_URL) {
    const { send, close } = smtpTransport(env.SMTP_URL);
    try {
      await deliverDueMails(payload, { send, now });
    } finally {
      close();
    }
  }
  try {
    await reportFailedMails(payload, now);
  } catch (error) {
    payload.logger.error({ error: errorFacts(error) }, "the office could not be told of failed mails");
  }
}

/** A queue of its own, so that a slow job elsewhere does not keep mails waiting. */
export const mailQueue = "mails";

/** Empties the outbox every ten seconds. What fails stays in its row with the time of the next try. */
export const deliverMailsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "deliverMails",
  label: "Deliver mails",
  schedule: [{ cron: "*/10 * * * * *", queue: mailQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await emptyOutbox(payload, new Date());
    return { output: {} };
  },
};
