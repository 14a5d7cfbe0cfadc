import type { Payload } from "payload";
import { attachmentsFolder } from "../mail/attachments.ts";
import type { Outbox } from "../payload-types.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { removeStoredFile } from "../platform/storage/stored-files.ts";
import { endedStates, removeLeftAttachments, withoutWords } from "./retention/mail-words.ts";
import { stripRow } from "./retention/strip-row.ts";

/** Files that are in this mail alone. Pictures inside a mail are the charity's own, and many mails share one. */
async function removeOwnFiles(payload: Payload, { id, attachments }: Outbox): Promise<void> {
  for (const { contentId, sha256 } of attachments ?? []) {
    if (contentId) continue;
    const others = {
      "attachments.sha256": { equals: sha256 },
      id: { not_equals: id },
      wordsRemovedAt: { exists: false },
    };
    const { totalDocs } = await payload.count({ collection: "outbox", where: others });
    if (totalDocs === 0) await removeStoredFile(attachmentsFolder, sha256);
  }
}

/**
 * Takes words, addresses and attachments out of mails for good; one that waits is not sent any more. Key, kind and days
 * stay, so that none is written a second time. A mail is found by its address until its files are gone.
 */
export async function eraseMails(payload: Payload, mails: readonly Outbox[], now: Date): Promise<void> {
  for (const mail of mails) {
    if (mail.wordsRemovedAt) continue;
    await removeOwnFiles(payload, mail);
    const ended = endedStates.includes(mail.state) ? {} : { state: "kept", nextAttemptAt: null };
    const words = { ...withoutWords(mailKindsOf(payload.config), mail.kind, now), lastError: null, ...ended };
    await stripRow(payload, "outbox", { id: { equals: mail.id } }, words);
  }
  await removeLeftAttachments(payload, now);
}
