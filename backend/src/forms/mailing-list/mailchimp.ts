import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "../../env.ts";
import { refused } from "./mailchimp-refusal.ts";

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
  /** Has left the list over there before, as we know, and has asked for it and confirmed it again since. */
  rejoins: boolean;
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

function ask(
  { apiKey, listId, origin }: MailchimpSettings,
  { method, path, body }: { method: "GET" | "PUT" | "POST"; path: string; body?: object },
): Promise<Response> {
  return fetch(new URL(`/3.0/lists/${encodeURIComponent(listId)}${path}`, origin), {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`any:${apiKey}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  });
}

const call = (
  settings: MailchimpSettings,
  {
    email,
    action,
    ...more
  }: { method: "GET" | "PUT" | "POST"; email: string; action: string; body?: object },
): Promise<Response> => {
  const hash = createHash("md5").update(email.toLowerCase()).digest("hex");
  return ask(settings, { ...more, path: `/members/${hash}${action}` });
};

/**
 * What the service answers of the list at `path`, as JSON that nobody has checked.
 *
 * @throws Error when it does not answer or refuses.
 */
export async function readFromMailchimp(
  settings: MailchimpSettings,
  path: string,
  parameters: Record<string, string>,
): Promise<unknown> {
  const answer = await ask(settings, { method: "GET", path: `${path}?${new URLSearchParams(parameters)}` });
  if (!answer.ok) throw await refused(answer);
  return answer.json();
}

const membershipSchema = z.object({ status: z.string().optional(), last_changed: z.string().optional() });

/**
 * Whether the owner of the address had left the list over there before they confirmed here, which we may never have been
 * told of. Asked before anything is written: that would change the time.
 */
async function leftBefore(settings: MailchimpSettings, { email, confirmedAt }: Member): Promise<boolean> {
  const answer = await call(settings, { method: "GET", email, action: "?fields=status,last_changed" });
  if (answer.status === 404) return false;
  if (!answer.ok) throw await refused(answer);
  const { status, last_changed = "" } = membershipSchema.parse(await answer.json());
  return status === "unsubscribed" && Date.parse(last_changed) < Date.parse(confirmedAt);
}

/**
 * Puts a confirmed address on the list of the mailing service, with when and by which words it was asked for and
 * confirmed. `status_if_new` alone for people who have not left, or who left after they had confirmed: they are not brought
 * back. People who rejoin are subscribed again; where the service does not take our word for it, it asks them by a mail of its
 * own. The words go as a note, which needs no field set up over there.
 *
 * @throws MailchimpError with what it means when the service does not take it, ZodError when it answers something else.
 */
export async function addToMailchimp(settings: MailchimpSettings, member: Member): Promise<void> {
  const { email } = member;
  const put = (status: object) =>
    call(settings, {
      method: "PUT",
      email,
      action: "",
      body: {
        email_address: email,
        status_if_new: "subscribed",
        ...status,
        language: member.language,
        merge_fields: { FNAME: member.firstName, LNAME: member.lastName },
        timestamp_signup: member.askedAt,
        timestamp_opt: member.confirmedAt,
      },
    });
  const rejoins = member.rejoins || (await leftBefore(settings, member));
  let added = await put(rejoins ? { status: "subscribed" } : {});
  if (rejoins && added.status === 400) added = await put({ status: "pending" });
  if (!added.ok) throw await refused(added);
  const note = member.consent.slice(0, longestNote);
  const noted = await call(settings, { method: "POST", email, action: "/notes", body: { note } });
  if (!noted.ok) throw await refused(noted);
}

/**
 * Deletes what the mailing service holds on an address, for good: it cannot be put back by us, only by its owner on the
 * service's own pages. An address that the service does not know is as good as deleted.
 *
 * @throws Error when the service does not answer or refuses.
 */
export async function deleteFromMailchimp(settings: MailchimpSettings, email: string): Promise<void> {
  const deleted = await call(settings, { method: "POST", email, action: "/actions/delete-permanent" });
  if (!deleted.ok && deleted.status !== 404) throw await refused(deleted);
}
