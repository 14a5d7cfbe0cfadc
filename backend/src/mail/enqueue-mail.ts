import { writableLine, writableText } from "@pcf/contract/writable-text";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { readCompany } from "../platform/company.ts";
import { storeAttachments } from "./attachments.ts";
import type { Mail } from "./mail.ts";

/** What a mail is written with that may go out at once. */
export const atOnce = (now = new Date()) => ({
  state: env.SMTP_URL ? ("queued" as const) : ("kept" as const),
  nextAttemptAt: env.SMTP_URL ? now.toISOString() : null,
  lastError: null,
});

async function idOfKey(
  payload: Payload,
  key: string,
  req: PayloadRequest | undefined,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: "outbox",
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    select: { key: true },
    ...(req && { req }),
  });
  return docs[0] && String(docs[0].id);
}

/**
 * Writes a mail into the outbox, from where it is delivered with retries. When it returns, the mail survives a crash. A
 * key that is there already is left as it is. Without a mail server the mail is kept, readable by staff. With the `req` of a
 * save the mail is part of it: both are kept, or neither. Its words may be any text: what no mail and no database carries is
 * taken out of them here, where every mail passes.
 */
export async function enqueueMail(
  payload: Payload,
  mail: Mail,
  req?: PayloadRequest,
): Promise<{ id: string }> {
  const known = await idOfKey(payload, mail.key, req);
  if (known) return { id: known };
  const { attachments = [], about, heldFor, ...words } = mail;
  const stored = await storeAttachments(attachments);
  try {
    const { id } = await payload.create({
      collection: "outbox",
      depth: 0,
      ...(req && { req }),
      data: {
        ...words,
        subject: writableLine(words.subject) || readCompany().name,
        html: writableText(words.html),
        text: writableText(words.text),
        ...(heldFor ? { state: "held" as const, lastError: heldFor } : atOnce()),
        attempts: 0,
        aboutCollection: about?.collection ?? null,
        aboutId: about?.id ?? null,
        attachments: stored,
      },
    });
    return { id: String(id) };
  } catch (error) {
    // Somebody else wrote the same key a moment before us: the unique index is the referee.
    // A save is over with its first error.
    const theirs = req ? undefined : await idOfKey(payload, mail.key, req);
    if (theirs) return { id: theirs };
    throw error;
  }
}
