import type { Payload } from "payload";
import { updateIf } from "../database/update-if.ts";
import { env } from "../env.ts";

/**
 * Sends a mail again because a member of staff says so. One that never went out is put back in line; one that has is
 * copied into a new mail, so that what was sent stays on record. `to` corrects the address. `null`: on its way already.
 */
export async function resendMail(
  payload: Payload,
  { id, to, now }: { id: string | number; to?: string | undefined; now: Date },
): Promise<{ id: string } | null> {
  const state = env.SMTP_URL ? "queued" : "kept";
  const {
    createdAt: _created,
    updatedAt: _updated,
    ...mail
  } = await payload.findByID({
    collection: "outbox",
    id,
    depth: 0,
  });
  const next = { state, attempts: 0, nextAttemptAt: env.SMTP_URL ? now.toISOString() : null };
  if (mail.state === "queued" || mail.state === "sending") return null;
  if (mail.state !== "sent") {
    const again = await updateIf(
      payload,
      "outbox",
      { id: { equals: id }, state: { equals: mail.state } },
      { ...next, to: to ?? mail.to },
    );
    return again ? { id: String(id) } : null;
  }
  const root = mail.key.replace(/~\d+$/, "");
  const { totalDocs } = await payload.count({
    collection: "outbox",
    where: { key: { like: `${root}~` } },
  });
  const copy = await payload.create({
    collection: "outbox",
    depth: 0,
    data: {
      ...mail,
      ...next,
      state,
      id: undefined,
      key: `${root}~${totalDocs + 2}`,
      to: to ?? mail.to,
      sentAt: null,
      lastError: null,
      attachments: mail.attachments?.map(({ id: _id, ...attachment }) => attachment) ?? [],
    },
  });
  return { id: String(copy.id) };
}
