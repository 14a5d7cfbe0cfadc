import type { Payload } from "payload";
import type { Outbox } from "../payload-types.ts";
import { inOneSave } from "../platform/database/in-one-save.ts";
import { isUniqueViolation } from "../platform/database/unique-violation.ts";
import { atOnce } from "./enqueue-mail.ts";
import { resendRuleOf } from "./resend-rules.ts";

/** Key of the mail that was written first; all that staff have sent again name it, also when that mail is gone. */
export const rootKey = ({ key, resendOf }: Pick<Outbox, "key" | "resendOf">): string => resendOf ?? key;

export async function mailWithKey(payload: Payload, key: string): Promise<Outbox | undefined> {
  const where = { key: { equals: key } };
  return (await payload.find({ collection: "outbox", where, limit: 1, depth: 0 })).docs[0];
}

/** The newest mail that staff have made by sending the one with this key again. */
export async function newestResend(payload: Payload, root: string): Promise<Outbox | undefined> {
  const where = { resendOf: { equals: root } };
  const { docs } = await payload.find({ collection: "outbox", where, sort: "-id", limit: 1, depth: 0 });
  return docs[0];
}

const underWay = (mail: Outbox) => mail.state === "queued" || mail.state === "sending";

type Resend = {
  id: string | number;
  /** Corrects the address; without it the mail goes where it was last sent to. */
  to?: string | undefined;
  /** Name of the member of staff who asked. */
  askedBy: string;
  now: Date;
};

/**
 * Sends a mail again because a member of staff says so: always as a new mail with the same words, so that each row goes on
 * saying what became of it. What failed stays failed, and only the new row is delivered. `null` when it is on its way
 * already, or its words have been removed.
 */
export async function resendMail(
  payload: Payload,
  { id, to, askedBy, now }: Resend,
): Promise<{ id: string } | null> {
  const original = await payload.findByID({ collection: "outbox", id, depth: 0 });
  const root = rootKey(original);
  const newest = (await newestResend(payload, root)) ?? original;
  if (underWay(newest) || original.wordsRemovedAt || newest.wordsRemovedAt) return null;
  const { createdAt: _created, updatedAt: _updated, attachments, ...mail } = original;
  const sentTo = to ?? newest.to;
  const number = newest.resendOf ? Number(newest.key.slice(root.length + 1)) + 1 : 2;
  const rule = resendRuleOf(payload, original.kind);
  const data = {
    ...mail,
    ...(rule?.wordsFor?.(sentTo, original) ?? {}),
    ...atOnce(now),
    id: undefined,
    key: `${root}~${number}`,
    to: sentTo,
    attempts: 0,
    sentAt: null,
    bouncedAt: null,
    resendOf: root,
    askedBy,
    attachments: attachments?.map(({ id: _id, ...attachment }) => attachment) ?? [],
  };
  try {
    const copy = await inOneSave(payload, async (save) => {
      await rule?.hold?.(save, original);
      return payload.create({ collection: "outbox", depth: 0, data, req: save });
    });
    return { id: String(copy.id) };
  } catch (error) {
    // Somebody else asked for the same a moment ago: the unique index of the key is the referee.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
