import type { Payload, TaskConfig } from "payload";
import { tellOfRefusal } from "../../mail/tell-of-refusal.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { type MailchimpSettings, mailchimpSettings } from "./mailchimp.ts";
import { refusalIn } from "./mailchimp-refusal.ts";
import { type Unsubscribe, unsubscribes } from "./unsubscribes.ts";

/**
 * Notes that the owner of an address has left the list at the mailing service, so that a new wish is asked about again. Who
 * has confirmed after that, and is on the way back, stays as they are.
 */
export async function noteUnsubscribe(
  payload: Payload,
  { email, at }: Unsubscribe,
  now: Date,
): Promise<void> {
  const leftAt = (at ?? now).toISOString();
  await updateIf(
    payload,
    "subscribers",
    {
      and: [
        { email: { equals: email }, state: { equals: "confirmed" } },
        { or: [{ confirmedAt: { exists: false } }, { confirmedAt: { less_than: leftAt } }] },
      ],
    },
    { state: "left", leftAt },
  );
}

/** Reads from the mailing service who has left, for what its calls to us have missed. */
export async function readUnsubscribes(
  payload: Payload,
  settings: MailchimpSettings,
  now: Date,
): Promise<void> {
  for await (const members of unsubscribes(settings)) {
    const { docs } = await payload.find({
      collection: "subscribers",
      where: { email: { in: members.map(({ email }) => email) }, state: { equals: "confirmed" } },
      select: { email: true },
      pagination: false,
      depth: 0,
    });
    const ours = new Set(docs.map(({ email }) => email));
    for (const member of members) if (ours.has(member.email)) await noteUnsubscribe(payload, member, now);
  }
}

export const readUnsubscribesTask: TaskConfig<{ input: object; output: object }> = {
  slug: "read-left-subscribers",
  label: "Read who has left the mailing list",
  schedule: [{ cron: "0 40 9 * * *", queue: "default" }],
  retries: 3,
  handler: async ({ req: { payload } }) => {
    const settings = mailchimpSettings();
    const now = new Date();
    if (settings)
      await readUnsubscribes(payload, settings, now).catch(async (error: unknown) => {
        const { kind, words } = refusalIn(error);
        if (kind !== "person") throw error;
        await tellOfRefusal(payload, "Mailchimp", words, now);
      });
    return { output: {} };
  },
};
