import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../env.ts";
import type { FormSubmission } from "../payload-types.ts";

const spanMs = 10 * 60_000;

/** What is sent again within ten minutes is the same: somebody pressed twice, or loaded the page of the answer again. */
export type ContentMarks = { mark: string; before: string; since: Date };

/**
 * Marks of a form's content which cannot be turned back into it: of these ten minutes, stored under a unique index so that
 * two presses at the same moment are one too, and of the ten before.
 */
export function contentMarks(form: string, answers: Record<string, unknown>, now: Date): ContentMarks {
  const content = JSON.stringify(answers);
  const markOf = (span: number) =>
    createHmac("sha256", env.PAYLOAD_SECRET)
      .update(`form-content:${form}:${span}:${content}`)
      .digest("base64url")
      .slice(0, 22);
  const span = Math.floor(now.getTime() / spanMs);
  return { mark: markOf(span), before: markOf(span - 1), since: new Date(now.getTime() - spanMs) };
}

/** What was stored with the same content, if it was within ten minutes. */
export function sameContent(
  payload: Payload,
  { mark, before, since }: ContentMarks,
): Promise<FormSubmission | null> {
  return payload.db.findOne<FormSubmission>({
    collection: "form-submissions",
    where: { contentMark: { in: [mark, before] }, createdAt: { greater_than: since.toISOString() } },
  });
}
