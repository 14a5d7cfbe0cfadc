import type { Outbox } from "../payload-types.ts";
import { readStoredFile, storeFile } from "../platform/storage/stored-files.ts";
import type { MailAttachment } from "./mail.ts";

/** Where in the data directory attachments lie. */
export const attachmentsFolder = "mail-attachments";

/** Keeps the bytes of attachments; what is returned stands in the row. */
export const storeAttachments = (attachments: readonly MailAttachment[]) =>
  Promise.all(
    attachments.map(async ({ content, ...named }) => ({
      ...named,
      sha256: await storeFile(attachmentsFolder, content),
    })),
  );

type Stored = NonNullable<Outbox["attachments"]>[number];

/** An attachment of a mail with its bytes again. */
export const loadAttachment = async ({ filename, contentType, contentId, sha256 }: Stored) => ({
  filename,
  contentType,
  ...(contentId ? { contentId } : {}),
  content: await readStoredFile(attachmentsFolder, sha256),
});
