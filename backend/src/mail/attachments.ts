import type { Outbox } from "../payload-types.ts";
import { readStoredFile, storeFile } from "../platform/storage/stored-files.ts";
import type { MailAttachment, StoredAttachment } from "./mail.ts";

/** Where in the data directory attachments lie. */
export const attachmentsFolder = "mail-attachments";

async function storeAttachment(attachment: MailAttachment | StoredAttachment): Promise<StoredAttachment> {
  if ("sha256" in attachment) return attachment;
  const { content, ...named } = attachment;
  return { ...named, sha256: await storeFile(attachmentsFolder, content) };
}

/** Keeps the bytes of attachments; what is returned stands in the row. */
export const storeAttachments = (attachments: readonly (MailAttachment | StoredAttachment)[]) =>
  Promise.all(attachments.map(storeAttachment));

type Stored = NonNullable<Outbox["attachments"]>[number];

/** An attachment of a mail with its bytes again. */
export const loadAttachment = async ({ filename, contentType, contentId, sha256 }: Stored) => ({
  filename,
  contentType,
  ...(contentId ? { contentId } : {}),
  content: await readStoredFile(attachmentsFolder, sha256),
});
