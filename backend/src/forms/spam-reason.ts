import { createHmac } from "node:crypto";
import { honeypotField, shownAtField } from "@pcf/contract/forms/hidden-fields";
import type { Payload } from "payload";
import { env } from "../env.ts";

/** A mark that tells senders apart for a day and cannot be turned back into an address. */
export const senderMark = (address: string, now: Date): string =>
  createHmac("sha256", env.PAYLOAD_SECRET)
    .update(`form-sender:${now.toISOString().slice(0, 10)}:${address}`)
    .digest("base64url")
    .slice(0, 22);

const quickestMs = 2_000;
const span = 10 * 60_000;
/** A clinic may order for several patients in a row; a script does not stop at ten. */
const mostInSpan = 10;

async function recentOf(payload: Payload, sender: string, now: Date): Promise<number> {
  const where = {
    sender: { equals: sender },
    createdAt: { greater_than: new Date(now.getTime() - span).toISOString() },
  };
  const counts = await Promise.all([
    payload.count({ collection: "form-submissions", where }),
    payload.count({ collection: "subscribers", where }),
  ]);
  return Math.max(...counts.map(({ totalDocs }) => totalDocs));
}

/**
 * Why an answer is taken for a script's, or `null`. It is stored all the same, so that staff find a person's answer
 * among them. `flood`: so many that they are not even stored.
 */
export async function spamReason(
  payload: Payload,
  { fields, sender, now }: { fields: Record<string, string>; sender: string; now: Date },
): Promise<"hidden field" | "too quick" | "too many" | "flood" | null> {
  const recent = await recentOf(payload, sender, now);
  if (recent >= mostInSpan * 2) return "flood";
  if (recent >= mostInSpan) return "too many";
  if (fields[honeypotField]) return "hidden field";
  const shownAt = Number(fields[shownAtField]);
  return shownAt > 0 && now.getTime() - shownAt < quickestMs ? "too quick" : null;
}
