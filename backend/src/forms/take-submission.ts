import { answersSchema } from "@pcf/contract/forms/answers-schema";
import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import type { ListedForm } from "@pcf/contract/forms/forms";
import { invalidFields } from "@pcf/contract/forms/invalid-fields";
import type { Payload } from "payload";
import * as z from "zod/mini";
import { groupNamed } from "../groups/group-named.ts";
import { copy } from "./forms-copy.ts";
import { subscribe } from "./mailing-list/subscribe.ts";
import { nextKitDay } from "./next-kit-day.ts";
import { notifyOffice } from "./notify-office.ts";
import { type Person, personOf } from "./person-of.ts";
import { senderMark } from "./sender-mark.ts";
import { spamReason } from "./spam-reason.ts";

const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that can be read out on the phone. */
const newReference = (prefix: string) =>
  `${prefix}-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join("")}`;

type Submission = { form: ListedForm; fields: Record<string, string>; address: string; now: Date };

/**
 * Takes an answer to one of the forms: checked, stored with its reference number, and only then told to the office. The
 * answer of the office's mail does not matter to the sender: what is stored is not lost.
 */
export async function takeSubmission(payload: Payload, submission: Submission): Promise<FormAnswer> {
  const { form, fields, now } = submission;
  const parsed = z.safeParse(answersSchema(form.fields), fields);
  if (!parsed.success)
    return {
      status: "validation_failed",
      message: copy.invalid,
      invalid_fields: invalidFields(parsed.error.issues),
    };
  const sender = senderMark(submission.address, now);
  const reason = await spamReason(payload, { fields, sender, now });
  const spam: FormAnswer = { status: "spam", message: copy.spam, invalid_fields: [] };
  if (reason === "flood") return spam;

  const person = personOf(form, parsed.data);
  const name = `${person.firstName} ${person.lastName}`.trim();
  const reference = newReference(form.referencePrefix);
  const stored = await payload.create({
    collection: "form-submissions",
    depth: 0,
    data: {
      reference,
      form: form.name,
      state: reason ? "spam" : "new",
      spamReason: reason,
      person: name,
      email: person.email,
      group: form.name === "group-change" ? String(parsed.data.group) : null,
      mailOn: form.name === "kit" ? nextKitDay(now) : null,
      answers: parsed.data,
      sender,
    },
  });
  if (reason) return spam;
  const { id } = stored;
  await notify(payload, { form, reference, id, name, person, sender, now, answers: parsed.data });
  return { status: "mail_sent", message: copy.sent, invalid_fields: [], reference };
}

/** A stored submission and who sent it. */
type Stored = {
  form: ListedForm;
  reference: string;
  id: number;
  name: string;
  person: Person;
  sender: string;
  now: Date;
  answers: Record<string, unknown>;
};

async function notify(payload: Payload, { form, reference, id, name, person, sender, now, answers }: Stored) {
  try {
    const group = form.name === "group-change" ? await groupNamed(payload, String(answers.group)) : null;
    const notice = {
      form,
      reference,
      person: name,
      replyTo: person.email,
      receivedAt: now,
      id,
      // The change waits on the group itself, where it is published.
      path: group ? `/collections/supportGroups/${group.id}` : undefined,
    };
    await notifyOffice(payload, notice);
    if (form.name === "newsletter")
      await subscribe(payload, { ...person, language: "en", source: "newsletter form", sender });
  } catch (error) {
    payload.logger.error({
      msg: "A stored form could not be told to the office",
      reference,
      err: error,
    });
  }
}
