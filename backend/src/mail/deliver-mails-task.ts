import type { TaskConfig } from "payload";
import { emptyOutbox } from "./empty-outbox.ts";

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
