import { z } from "zod";
import { retryAfterMs } from "../../platform/http/retry-after.ts";

const byHand =
  "Nothing more is tried. If the address is right, its owner can sign up on the form that Mailchimp has for the list.";

/** What staff read at a sign-up, and in the notice to the office, of what Mailchimp has answered. */
const refusalCopy = {
  fake: `Mailchimp takes this address for invented or mistyped. ${byHand}`,
  forgotten: `This address was deleted for good in Mailchimp, which lets nobody but its owner bring it back. ${byHand}`,
  compliance: `Mailchimp does not let us put this address on the list: it has unsubscribed, bounced or complained there before. ${byHand}`,
  other: (answer: string) => `Mailchimp has refused this address (${answer}). ${byHand}`,
  often:
    "Mailchimp says that this address was put on many lists lately and takes it later. It is tried again by itself.",
  busy: (status: number) =>
    `Mailchimp has no time or is out of order just now (${status}). It is tried again by itself.`,
  noAnswer: "Mailchimp could not be reached, or its answer not be read. It is tried again by itself.",
  field: (field: string, message: string) =>
    `The list in Mailchimp asks for the field “${field}”, which we do not have of this reader (${message}). In Mailchimp, open Audience › Settings › Audience fields and make it not required. The address is then tried again by itself.`,
  key: "Mailchimp does not accept our key. Somebody has to make a new one in Mailchimp (Account › Extras › API keys) and set it as MAILCHIMP_API_KEY. The addresses are then tried again by themselves.",
  forbidden: (detail: string) =>
    `Mailchimp does not let our key use the list (${detail || "403"}). Look in Mailchimp whether the account is open and the key belongs to it. The addresses are then tried again by themselves.`,
  list: "Mailchimp does not know the list that is set as MAILCHIMP_LIST_ID. Look it up in Mailchimp (Audience › Settings) and set it. The addresses are then tried again by themselves.",
} as const;

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
  if (status === 401) return { kind: "person", words: refusalCopy.key, forAll: true };
  if (status === 403) return { kind: "person", words: refusalCopy.forbidden(detail), forAll: true };
  if (status === 404) return { kind: "person", words: refusalCopy.list, forAll: true };
  const pauseMs = retryAfterMs(retryAfter, new Date());
  const pause = pauseMs ? { pauseMs } : {};
  if (status === 429) return { kind: "wait", words: refusalCopy.busy(status), forAll: true, ...pause };
  if (status === 408 || status >= 500 || status < 400)
    return { kind: "wait", words: refusalCopy.busy(status), ...pause };
  if (/looks fake or invalid/i.test(detail)) return { kind: "final", words: refusalCopy.fake };
  if (/forgotten email/i.test(title) || /permanently deleted/i.test(detail))
    return { kind: "final", words: refusalCopy.forgotten };
  if (/compliance/i.test(title)) return { kind: "final", words: refusalCopy.compliance };
  if (/lot of lists/i.test(detail)) return { kind: "wait", words: refusalCopy.often, pauseMs: dayMs };
  const field = errors.find((error) => error.field !== "" && error.field !== "email_address");
  if (field) return { kind: "person", words: refusalCopy.field(field.field, field.message) };
  return { kind: "final", words: refusalCopy.other([status, title, detail].filter(Boolean).join(" ")) };
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
  error instanceof MailchimpError ? error.refusal : { kind: "wait", words: refusalCopy.noAnswer };
