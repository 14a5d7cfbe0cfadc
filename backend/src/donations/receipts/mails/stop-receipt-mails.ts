import { and, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import { connectionOf } from "../../../platform/database/open-transaction.ts";
import { tableOf } from "../../../platform/database/table-of.ts";

/** What staff read of such a mail. */
const words = {
  cancelled: "Stopped: its receipt was cancelled.",
  replaced: "Stopped: its receipt was replaced by another.",
} as const;

/**
 * Stops the mails of a receipt that wait, as part of the save that takes it out of force. One that is with the mail server at this
 * moment is not tried again either; when it arrives all the same, its row says so.
 */
export async function stopReceiptMails(
  save: PayloadRequest,
  receiptId: number,
  became: keyof typeof words,
): Promise<void> {
  const mails = tableOf(save.payload, "outbox");
  const db = await connectionOf(save);
  await db
    .update(mails)
    .set({
      ...{ state: "stopped", nextAttemptAt: null, lastError: words[became] },
      updatedAt: new Date().toISOString(),
    })
    .where(
      and(
        eq(mails.kind, "receipt"),
        eq(mails.aboutCollection, "receipts"),
        eq(mails.aboutId, String(receiptId)),
        inArray(mails.state, ["held", "queued", "sending"]),
      ),
    );
}
