import { createHash } from "node:crypto";

export type MailchimpSettings = { apiKey: string; listId: string; origin: string };
export type Member = { email: string; firstName: string; lastName: string; language: string };

/**
 * Puts a confirmed address on the list of the mailing service. `status_if_new` alone: one who has left the list there
 * is not brought back.
 *
 * @throws Error with the status when the service does not take it.
 */
export async function addToMailchimp({ apiKey, listId, origin }: MailchimpSettings, member: Member) {
  const hash = createHash("md5").update(member.email.toLowerCase()).digest("hex");
  const response = await fetch(new URL(`/3.0/lists/${encodeURIComponent(listId)}/members/${hash}`, origin), {
    method: "PUT",
    headers: {
      Authorization: `Basic ${Buffer.from(`any:${apiKey}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      email_address: member.email,
      status_if_new: "subscribed",
      language: member.language,
      merge_fields: { FNAME: member.firstName, LNAME: member.lastName },
    }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The mailing service answered ${response.status}`);
}
