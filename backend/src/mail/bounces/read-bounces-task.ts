import type { TaskConfig } from "payload";
import { env } from "../../env.ts";

/** A queue of its own: a mail service that is slow to answer holds nothing else up. */
export const bounceQueue = "bounces";

/** Looks every five minutes into the mailbox of mails that come back, where there is one. */
export const readBouncesTask: TaskConfig<{ input: object; output: object }> = {
  slug: "readBounces",
  label: "Read which mails came back",
  schedule: [{ cron: "20 */5 * * * *", queue: bounceQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    if (!env.BOUNCE_MAILBOX_URL) return { output: {} };
    // What speaks with mailboxes takes long to load, and most have none.
    const { readBounces } = await import("./read-bounces.ts");
    await readBounces(payload, env.BOUNCE_MAILBOX_URL, new Date());
    return { output: {} };
  },
};
