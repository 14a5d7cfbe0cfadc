import type { Payload } from "payload";
import { env } from "../env.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { deliverDueMails } from "./deliver-due-mails.ts";
import { giveUpInterruptedMails } from "./give-up-interrupted-mails.ts";
import { reportFailedMails } from "./report-failed-mails.ts";
import { smtpTransport } from "./transport.ts";

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
