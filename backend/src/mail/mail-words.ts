import { eq } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, Where } from "payload";
import type { KindOfMail } from "../platform/feature.ts";
import { removeStoredFile } from "../platform/storage/stored-files.ts";
import { attachmentsFolder } from "./attachments.ts";
import type { MailState } from "./mail.ts";

/** A mail that waits or is under way keeps its words, however old it is. */
export const endedStates: MailState[] = ["sent", "failed", "bounced", "stopped", "kept"];

/** What stays of a mail: key, kind, state and dates, so that it is never written or sent a second time. */
export const withoutWords = (kinds: readonly KindOfMail[], kind: unknown, now: Date) => ({
  to: "",
  replyTo: null,
  subject: "",
  html: "",
  text: "",
  wordsRemovedAt: now.toISOString(),
  ...(kinds.some(({ value, isAboutWhatGoes }) => value === kind && isAboutWhatGoes)
    ? { aboutCollection: null, aboutId: null }
    : {}),
});

/** Mails that ended, still have their words, and fit. */
export const endedMails = (...where: Where[]): Where => ({
  and: [{ state: { in: endedStates } }, { wordsRemovedAt: { exists: false } }, ...where],
});

/**
 * Removes attachments that mails without words have left: each file first, unless another mail has the same one, and then
 * the lines that name it. So a run that breaks off leaves nothing that no later run finds. Lines whose file was
 * stored within the last hour wait for the next run, with the file.
 */
export async function removeLeftAttachments(payload: Payload, now: Date): Promise<void> {
  const { drizzle, tables } = payload.db;
  const { outbox, outbox_attachments: lines } = tables;
  if (!outbox || !lines) throw new Error("There is no table of attachments");
  const waiting: number[] = [];
  for (;;) {
    const { docs } = await payload.find({
      collection: "outbox",
      where: {
        and: [
          { wordsRemovedAt: { exists: true } },
          { "attachments.sha256": { exists: true } },
          ...(waiting.length > 0 ? [{ id: { not_in: waiting } }] : []),
        ],
      },
      select: { attachments: true },
      limit: 50,
      depth: 0,
    });
    if (docs.length === 0) return;
    for (const { id, attachments } of docs) {
      let gone = true;
      for (const { sha256 } of attachments ?? []) {
        const others = await payload.count({
          collection: "outbox",
          where: {
            and: [{ "attachments.sha256": { equals: sha256 } }, { wordsRemovedAt: { exists: false } }],
          },
        });
        if (others.totalDocs === 0 && !(await removeStoredFile(attachmentsFolder, sha256, now))) gone = false;
      }
      if (!gone) waiting.push(id);
      else await drizzle.delete(lines).where(eq(lines._parentID, id));
    }
  }
}
