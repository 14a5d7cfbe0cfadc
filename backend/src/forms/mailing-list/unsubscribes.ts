import { z } from "zod";
import { type MailchimpSettings, readFromMailchimp } from "./mailchimp.ts";

const pageSize = 500;

const answerSchema = z.object({
  members: z.array(z.object({ email_address: z.string(), last_changed: z.string().optional() })),
});

/** Somebody who has left the list at the mailing service, and when; without a time it is not known. */
export type Unsubscribe = { email: string; at: Date | undefined };

/** A time that can be read, else undefined. */
const timeOf = (text: string | undefined): Date | undefined => {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : new Date(time);
};

/**
 * Who has left the list at the mailing service, page by page: `GET /3.0/lists/{id}/members?status=unsubscribed`.
 *
 * @throws Error when the service does not answer or refuses, ZodError when it answers something else.
 */
export async function* unsubscribes(settings: MailchimpSettings): AsyncGenerator<Unsubscribe[]> {
  for (let offset = 0; ; offset += pageSize) {
    const parameters = {
      status: "unsubscribed",
      fields: "members.email_address,members.last_changed",
      count: String(pageSize),
      offset: String(offset),
    };
    const { members } = answerSchema.parse(await readFromMailchimp(settings, "/members", parameters));
    if (members.length > 0)
      yield members.map(({ email_address, last_changed }) => ({
        email: email_address.toLowerCase(),
        at: timeOf(last_changed),
      }));
    if (members.length < pageSize) return;
  }
}
