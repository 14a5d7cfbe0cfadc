import type { Payload, TaskConfig } from "payload";
import { updateIf } from "../../database/update-if.ts";
import { env } from "../../env.ts";
import { addToMailchimp, type MailchimpSettings } from "./mailchimp.ts";

/** Tells the mailing service of confirmed addresses it does not know yet; those it refuses are tried again later. */
export async function passOnSubscribers(payload: Payload, settings: MailchimpSettings): Promise<void> {
  const { docs } = await payload.find({
    collection: "subscribers",
    where: { state: { equals: "confirmed" }, passedOnAt: { exists: false } },
    limit: 100,
  });
  for (const { id, email, firstName, lastName, language } of docs) {
    try {
      await addToMailchimp(settings, {
        email,
        language,
        firstName: firstName ?? "",
        lastName: lastName ?? "",
      });
      await updateIf(
        payload,
        "subscribers",
        { id: { equals: id } },
        { passedOnAt: new Date().toISOString() },
      );
    } catch (error) {
      payload.logger.warn({ msg: "A subscriber could not be passed on", subscriber: id, err: error });
    }
  }
}

export const passOnSubscribersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "pass-on-subscribers",
  schedule: [{ cron: "*/5 * * * *", queue: "default" }],
  handler: async ({ req: { payload } }) => {
    const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId } = env;
    if (apiKey && listId) {
      const origin = env.MAILCHIMP_URL ?? `https://${apiKey.split("-").at(-1)}.api.mailchimp.com`;
      await passOnSubscribers(payload, { apiKey, listId, origin });
    }
    return { output: {} };
  },
};
