import type { Payload, TaskConfig } from "payload";
import { tellOfRefusal } from "../../mail/tell-of-refusal.ts";
import type { Subscriber } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { addToMailchimp, type MailchimpSettings, mailchimpSettings } from "./mailchimp.ts";
import { type Refusal, refusalIn } from "./mailchimp-refusal.ts";

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

const minuteMs = 60_000;

/** The pause after so many tries without success: 5 minutes, 10, 20 … up to a day. */
const pauseAfter = (tries: number) => Math.min(5 * 2 ** (tries - 1), 24 * 60) * minuteMs;

/** What a row says of the tries to pass it on, before the first one. */
export const notTriedYet = {
  ...{ passedOnAt: null, refusedAt: null, passOnAfter: null },
  ...{ passOnNote: null, passOnTries: 0 },
};

/** Notes what the service has said at the sign-up, and when it is tried again, if it is. */
async function noteRefusal(payload: Payload, subscriber: Subscriber, refusal: Refusal, now: Date) {
  const tries = (subscriber.passOnTries ?? 0) + 1;
  // Once somebody has set it right, nobody is to wait for a day.
  const longest = refusal.kind === "person" ? 60 * minuteMs : Number.POSITIVE_INFINITY;
  const pause = Math.max(refusal.pauseMs ?? 0, Math.min(pauseAfter(tries), longest));
  const isFinal = refusal.kind === "final";
  await updateIf(
    payload,
    "subscribers",
    // A wish that was made meanwhile has begun again.
    { id: { equals: subscriber.id }, state: { equals: "confirmed" } },
    {
      passOnNote: refusal.words,
      passOnTries: tries,
      refusedAt: isFinal ? now.toISOString() : null,
      passOnAfter: isFinal ? null : new Date(now.getTime() + pause).toISOString(),
    },
  );
}

/**
 * Tells the mailing service of confirmed addresses it does not know yet. What it refuses for good is not asked again, what may
 * be taken later waits for longer and longer, and what somebody has to set right is told to the office. The sign-up says
 * each time what the service has answered.
 */
export async function passOnSubscribers(
  payload: Payload,
  settings: MailchimpSettings,
  now = new Date(),
): Promise<void> {
  const { docs } = await payload.find({
    collection: "subscribers",
    where: {
      and: [
        { state: { equals: "confirmed" }, passedOnAt: { exists: false }, refusedAt: { exists: false } },
        {
          or: [{ passOnAfter: { exists: false } }, { passOnAfter: { less_than_equal: now.toISOString() } }],
        },
      ],
    },
    sort: "id",
    limit: 100,
  });
  let forAll: Refusal | undefined;
  for (const subscriber of docs) {
    const { id } = subscriber;
    const refusal = forAll ?? (await tryToAdd(payload, settings, subscriber));
    if (!refusal) {
      const passedOnAt = new Date().toISOString();
      await updateIf(payload, "subscribers", { id: { equals: id } }, { ...notTriedYet, passedOnAt });
      continue;
    }
    if (refusal.forAll) forAll = refusal;
    await noteRefusal(payload, subscriber, refusal, now);
    if (refusal.kind === "person") await tellOfRefusal(payload, "Mailchimp", refusal.words, now);
  }
}

async function tryToAdd(
  payload: Payload,
  settings: MailchimpSettings,
  subscriber: Subscriber,
): Promise<Refusal | undefined> {
  try {
    await addToMailchimp(settings, memberOf(subscriber));
    return undefined;
  } catch (error) {
    const refusal = refusalIn(error);
    const facts = { subscriber: subscriber.id, means: refusal.kind, error: errorFacts(error) };
    payload.logger.warn({ msg: "A subscriber could not be passed on", ...facts });
    return refusal;
  }
}

export const passOnSubscribersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "pass-on-subscribers",
  label: "Pass on subscribers to the mailing service",
  schedule: [{ cron: "*/5 * * * *", queue: "default" }],
  handler: async ({ req: { payload } }) => {
    const settings = mailchimpSettings();
    if (settings) await passOnSubscribers(payload, settings, new Date());
    return { output: {} };
  },
};
