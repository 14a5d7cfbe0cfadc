import { createHash } from "node:crypto";
import { env } from "../../env.ts";

export type MailchimpSettings = { apiKey: string; listId: string; origin: string };

/** What Mailchimp's notes hold at most, in characters. */
const longestNote = 1_000;

export type Member = {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  /** When news was asked for and when the address was confirmed, as ISO 8601, and what was shown both times. */
  askedAt: string;
  confirmedAt: string;
  consent: string;
};

/** Access to the list of the mailing service; `undefined` when it is not set up. */
export function mailchimpSettings(): MailchimpSettings | undefined {
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId } = env;
  if (!apiKey || !listId) return undefined;
  return {
    apiKey,
    listId,
    origin: env.MAILCHIMP_URL ?? `https://${apiKey.split("-").at(-1)}.api.mailchimp.com`,
  };
}

async function call(
  { apiKey, listId, origin }: MailchimpSettings,
  { method, email, action, body }: { method: "PUT" | "POST"; email: string; action: string; body?: object },
): Promise<Response> {
  const hash = createHash("md5").update(email.toLowerCase()).digest("hex");
  return fetch(new URL(`/3.0/lists/${encodeURIComponent(listId)}/members/${hash}${action}`, origin), {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`any:${apiKey}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  });
}

const refused = (response: Response) => new Error(`The mailing service answered ${response.status}`);

/**
 * Puts a confirmed address on the list of the mailing service, with when and by which words it was asked for and
 * confirmed. `status_if_new` alone: one who has left the list there is not brought back. The words go as a note, which
 * needs no field set up over there.
 *
 * @throws Error with the status when the service does not take it.
 */
export async function addToMailchimp(settings: MailchimpSettings, member: Member): Promise<void> {
  const { email } = member;
  const added = await call(settings, {
    method: "PUT",
    email,
    action: "",
    body: {
      email_address: email,
      status_if_new: "subscribed",
      language: member.language,
      merge_fields: { FNAME: member.firstName, LNAME: member.lastName },
      timestamp_signup: member.askedAt,
      timestamp_opt: member.confirmedAt,
    },
  });
  if (!added.ok) throw refused(added);
  const note = member.consent.slice(0, longestNote);
  const noted = await call(settings, { method: "POST", email, action: "/notes", body: { note } });
  if (!noted.ok) throw refused(noted);
}

/**
 * Deletes what the mailing service holds on an address, for good: it cannot be put back by us, only by its owner on the
 * service's own pages. An address that the service does not know is as good as deleted.
 *
 * @throws Error when the service does not answer or refuses.
 */
export async function deleteFromMailchimp(settings: MailchimpSettings, email: string): Promise<void> {
  const deleted = await call(settings, { method: "POST", email, action: "/actions/delete-permanent" });
  if (!deleted.ok && deleted.status !== 404) throw refused(deleted);
}
