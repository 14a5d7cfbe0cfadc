import { dateFormat } from "@pcf/contract/formats";
import { answersSchema } from "@pcf/contract/forms/answers-schema";
import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import type { ListedForm } from "@pcf/contract/forms/forms";
import { invalidFields } from "@pcf/contract/forms/invalid-fields";
import { namesThere } from "@pcf/contract/typed-name";
import { asRuntimeShows } from "@pcf/contract/zone-clock";
import type { Payload, RequiredDataFromCollectionSlug } from "payload";
import * as z from "zod/mini";
import type { FormSubmission } from "../payload-types.ts";
import { isUniqueViolation } from "../platform/database/unique-violation.ts";
import type { ContentMarks } from "./content-marks.ts";
import { contentMarks, sameContent } from "./content-marks.ts";
import { nextKitDay } from "./kit-days.ts";
import { senderMark, spamReason } from "./spam-reason.ts";
import { type Person, tellOfSubmission } from "./tell-of-submission.ts";

const day = (date: string, timeZone: string) =>
  dateFormat({ dateStyle: "long", timeZone }).format(asRuntimeShows(new Date(date), timeZone));

/**
 * Events that were ticked on a page, in words: title and day as they are published today. A page sends what stands in their
 * addresses; of one that is gone meanwhile that is kept.
 */
export async function eventsInWords(payload: Payload, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const { docs } = await payload.find({
    collection: "events",
    where: { slug: { in: [...slugs] }, _status: { equals: "published" } },
    select: { slug: true, title: true, event: { date: true, timeZone: true } },
    pagination: false,
    depth: 0,
  });
  return slugs.map((slug) => {
    const found = docs.find((each) => each.slug === slug);
    return found ? `${found.title}, ${day(found.event.date, found.event.timeZone)}` : slug;
  });
}

/** Who sent the form, by the fields that its definition names. */
export function personOf({ person }: FormDefinition, answers: Record<string, unknown>): Person {
  const text = (field: string | undefined) => String((field && answers[field]) ?? "");
  const names = namesThere({ firstName: text(person.firstName), lastName: text(person.lastName) });
  return { ...names, email: text(person.email) };
}

export const copy = {
  sent: "Thank you for your submission",
  invalid: "One or more fields have an error. Please check and try again.",
  spam: "Your submission could not be taken. Please try again later, or call us.",
  failed: "There was an error on our side. Please try again, or call us.",
} as const;

const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that can be read out on the phone. */
const newReference = (prefix: string) =>
  `${prefix}-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join("")}`;

type Submission = { form: ListedForm; fields: Record<string, string>; address: string; now: Date };

/**
 * Takes an answer to one of the forms: checked, stored with its reference number, and only then told to the office. The
 * answer of the office's mail does not matter to the sender: what is stored is not lost. The same content sent again within
 * ten minutes gets the first one's number. Nobody is told twice of it, and whoever was not told since the system stopped in
 * between is told then.
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
  const person = personOf(form, parsed.data);
  const name = `${person.firstName} ${person.lastName}`.trim();
  const answers = {
    ...parsed.data,
    ...(form.name === "volunteer" && {
      coming_events: await eventsInWords(payload, [parsed.data.coming_events ?? []].flat()),
    }),
  };
  const taken = async ({ id, reference, mailOn = null }: FormSubmission): Promise<FormAnswer> => {
    await tellOfSubmission(payload, {
      ...{ id, form, reference, name, person, sender, now, mailOn, answers },
    });
    return { status: "mail_sent", message: copy.sent, invalid_fields: [], reference };
  };
  const reason = await spamReason(payload, { fields, sender, now });
  const spam: FormAnswer = { status: "spam", message: copy.spam, invalid_fields: [] };
  if (reason === "flood") return spam;
  const marks = contentMarks(form.name, parsed.data, now);
  // A second press of the last form that a sender may send is not one too many.
  const same = !reason || reason === "too many" ? await sameContent(payload, marks) : null;
  if (same) return taken(same);

  const stored = await store(payload, marks, {
    reference: newReference(form.referencePrefix),
    form: form.name,
    // "New" is work to do: nobody has to do anything about one that the system itself answers.
    state: reason ? "spam" : form.waitsForStaff ? "new" : "done",
    spamReason: reason,
    person: name,
    email: person.email,
    group: form.name === "group-change" ? String(parsed.data.group) : null,
    mailOn: form.name === "kit" ? nextKitDay(now) : null,
    answers,
    sender,
    contentMark: reason ? null : marks.mark,
  });
  return reason ? spam : taken(stored);
}

/** The new row, or the one that was stored with the same content a moment before. */
async function store(
  payload: Payload,
  marks: ContentMarks,
  data: RequiredDataFromCollectionSlug<"form-submissions">,
): Promise<FormSubmission> {
  try {
    return await payload.create({ collection: "form-submissions", depth: 0, data });
  } catch (error) {
    const same = isUniqueViolation(error) ? await sameContent(payload, marks) : null;
    if (same) return same;
    throw error;
  }
}
