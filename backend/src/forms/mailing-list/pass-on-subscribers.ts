import type { Payload, TaskConfig } from "payload";
import { updateIf } from "../../database/update-if.ts";
import type { Subscriber } from "../../payload-types.ts";
import { addToMailchimp, type MailchimpSettings, mailchimpSettings } from "./mailchimp.ts";

/** A confirmed subscriber as the mailing service is told, with the record of consent. Older rows have no words. */
export function memberOf(subscriber: Subscriber) {
  const { email, language, source, createdAt } = subscriber;
  const askedAt = subscriber.consentAt ?? createdAt;
  const confirmedAt = subscriber.confirmedAt ?? createdAt;
  const quoted = (words?: string | null) => (words ? `: “${words}”` : "");
  return {
    email,
    language,
    firstName: subscriber.firstName ?? "",
    lastName: subscriber.lastName ?? "",
    askedAt,
    confirmedAt,
    rejoins: Boolean(subscriber.leftAt),
    consent: `Consent. Asked for: ${source}, ${askedAt}${quoted(subscriber.consentWords)}. Confirmed: ${confirmedAt}${quoted(subscriber.confirmedWords)}`,
  };
}

/** Tells the mailing service of confirmed addresses it does not know yet; those it refuses are tried again later. */
export async function passOnSubscribers(payload: Payload, settings: MailchimpSettings): Promise<void> {
  const { docs } = await payload.find({
    collection: "subscribers",
    where: { state: { equals: "confirmed" }, passedOnAt: { exists: false } },
    limit: 100,
  });
  for (const subscriber of docs) {
    const { id } = subscriber;
    try {
      await addToMailchimp(settings, memberOf(subscriber));
      const passedOnAt = new Date().toISOString();
      await updateIf(payload, "subscribers", { id: { equals: id } }, { passedOnAt });
    } catch (error) {
      payload.logger.warn({ msg: "A subscriber could not be passed on", subscriber: id, err: error });
    }
  }
}

export const passOnSubscribersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "pass-on-subscribers",
  label: "Pass on subscribers to the mailing service",
  schedule: [{ cron: "*/5 * * * *", queue: "default" }],
  handler: async ({ req: { payload } }) => {
    const settings = mailchimpSettings();
    if (settings) await passOnSubscribers(payload, settings);
    return { output: {} };
  },
};
