import type { TaskConfig } from "payload";
import { env } from "../env.ts";
import { deliverDueMails } from "./deliver-due-mails.ts";
import { giveUpInterruptedMails } from "./give-up-interrupted-mails.ts";
import { tellOfFailedMails } from "./tell-of-failed-mails.ts";
import { smtpTransport } from "./transport.ts";

/** A queue of its own, so that a slow job elsewhere does not keep mails waiting. */
export const mailQueue = "mails";

/** Empties the outbox every ten seconds. What fails stays in its row with the time of the next try. */
export const deliverMailsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "deliverMails",
  label: "Deliver mails",
  schedule: [{ cron: "*/10 * * * * *", queue: mailQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const now = new Date();
    await giveUpInterruptedMails(payload, now);
    await tellOfFailedMails(payload, now);
    if (env.SMTP_URL) {
      const { send, close } = smtpTransport(env.SMTP_URL);
      try {
        await deliverDueMails(payload, { send, now });
      } finally {
        close();
      }
    }
    return { output: {} };
  },
};
