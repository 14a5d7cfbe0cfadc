import type { Payload } from "payload";
import { interruptedWords } from "./deliver-mail.ts";

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
