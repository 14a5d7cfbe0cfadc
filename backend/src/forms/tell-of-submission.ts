import type { Payload } from "payload";
import type { SupportGroup } from "../payload-types.ts";
import { acknowledgeSender } from "./acknowledge-sender.ts";
import { subscribe } from "./mailing-list/subscribe.ts";
import { notifyOffice } from "./notify-office.ts";
import type { Stored } from "./stored.ts";

async function tellOffice(payload: Payload, { form, reference, id, name, person, now, answers }: Stored) {
  const group = form.name === "group-change" ? await groupNamed(payload, String(answers.group)) : null;
  await notifyOffice(payload, {
    ...{ form, reference, id, person: name, replyTo: person.email, receivedAt: now, answers },
    // The change waits on the group itself, where it is published.
    path: group ? `/collections/supportGroups/${group.id}` : undefined,
  });
}

async function askForConfirmation(payload: Payload, { form, person, sender }: Stored) {
  if (form.name !== "newsletter") return;
  await subscribe(payload, { ...person, language: "en", source: "newsletter form", sender });
}

/** Writes the mails that follow from a stored form. One that cannot be written is logged: the form itself is not lost. */
export async function tellOfSubmission(payload: Payload, stored: Stored): Promise<void> {
  for (const tell of [tellOffice, acknowledgeSender, askForConfirmation])
    await tell(payload, stored).catch((error: unknown) => {
      const { reference } = stored;
      payload.logger.error({ msg: "A mail about a stored form could not be written", reference, err: error });
    });
}

/** The published group with this slug. */
async function groupNamed(payload: Payload, slug: string): Promise<SupportGroup | null> {
  const { docs } = await payload.find({
    collection: "supportGroups",
    where: { slug: { equals: slug }, _status: { equals: "published" } },
    limit: 1,
    depth: 0,
  });
  return docs[0] ?? null;
}
