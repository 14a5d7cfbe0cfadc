import { z } from "zod";
import { retryAfterMs } from "../../platform/http/retry-after.ts";
import { refusalCopy as copy } from "./refusal-copy.ts";

/**
 * What an answer other than "done" means. `final`: the address is not taken, and asking again changes nothing. `wait`: it may be
 * taken later, after `pauseMs` at the earliest where the service says so. `person`: somebody has to set something right first.
 * `forAll`: every other address would be answered the same now. `words` are for staff and may name the address.
 */
export type Refusal = {
  kind: "final" | "wait" | "person";
  words: string;
  forAll?: boolean;
  pauseMs?: number;
};

/** A problem document (RFC 9457) as the service sends it. */
const problemSchema = z
  .object({
    title: z.string().catch(""),
    detail: z.string().catch(""),
    errors: z.array(z.object({ field: z.string().catch(""), message: z.string().catch("") })).catch([]),
  })
  .catch({ title: "", detail: "", errors: [] });

const dayMs = 24 * 60 * 60_000;

function refusalOf(status: number, body: unknown, retryAfter: string | null): Refusal {
  const { title, detail, errors } = problemSchema.parse(body);
  if (status === 401) return { kind: "person", words: copy.key, forAll: true };
  if (status === 403) return { kind: "person", words: copy.forbidden(detail), forAll: true };
  if (status === 404) return { kind: "person", words: copy.list, forAll: true };
  const pauseMs = retryAfterMs(retryAfter, new Date());
  const pause = pauseMs ? { pauseMs } : {};
  if (status === 429) return { kind: "wait", words: copy.busy(status), forAll: true, ...pause };
  if (status === 408 || status >= 500 || status < 400)
    return { kind: "wait", words: copy.busy(status), ...pause };
  if (/looks fake or invalid/i.test(detail)) return { kind: "final", words: copy.fake };
  if (/forgotten email/i.test(title) || /permanently deleted/i.test(detail))
    return { kind: "final", words: copy.forgotten };
  if (/compliance/i.test(title)) return { kind: "final", words: copy.compliance };
  if (/lot of lists/i.test(detail)) return { kind: "wait", words: copy.often, pauseMs: dayMs };
  const field = errors.find((error) => error.field !== "" && error.field !== "email_address");
  if (field) return { kind: "person", words: copy.field(field.field, field.message) };
  return { kind: "final", words: copy.other([status, title, detail].filter(Boolean).join(" ")) };
}

/** The service has answered, and not what was asked for. */
export class MailchimpError extends Error {
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(`The mailing service answered ${status}`);
    this.name = "MailchimpError";
    this.refusal = refusal;
  }
}

/** The error that an answer is, with what it means. */
export async function refused(answer: Response): Promise<MailchimpError> {
  const body: unknown = await answer.json().catch(() => ({}));
  return new MailchimpError(answer.status, refusalOf(answer.status, body, answer.headers.get("retry-after")));
}

/** What any error of a call means: no answer at all may come later. */
export const refusalIn = (error: unknown): Refusal =>
  error instanceof MailchimpError ? error.refusal : { kind: "wait", words: copy.noAnswer };
