import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import type { ListedForm } from "@pcf/contract/forms/forms";
import { kitForm } from "@pcf/contract/forms/kit-form";
import type { Payload } from "payload";
import { publishedFacts } from "../content/facts/published-facts.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { SupportGroup } from "../payload-types.ts";
import { companyContact } from "../platform/company.ts";
import { answerFacts } from "./admin/answer-facts.ts";
import type { AnsweredForm, FormReceived } from "./form-received-mail.ts";
import { kitArrival } from "./kit-days.ts";
import { subscribe } from "./mailing-list/subscribe.ts";

/** A submission that has been stored, and who sent it. */
export type Stored = {
  id: number;
  form: ListedForm;
  reference: string;
  /** First and last name in one. */
  name: string;
  person: Person;
  sender: string;
  now: Date;
  /** Of a kit request: the Wednesday on which it goes out, `YYYY-MM-DD`. */
  mailOn: string | null;
  answers: Record<string, unknown>;
};

export type Person = { firstName: string; lastName: string; email: string };

/** Writes the mails that follow from a stored form. One that cannot be written is logged: the form itself is not lost. */
export async function tellOfSubmission(payload: Payload, stored: Stored): Promise<void> {
  for (const tell of [notifyOffice, acknowledgeSender, askForConfirmation])
    await tell(payload, stored).catch((error: unknown) => {
      const { reference } = stored;
      payload.logger.error({ msg: "A mail about a stored form could not be written", reference, err: error });
    });
}

/** Key of the mail about the submission that has this reference. */
export const formNoticeKey = (reference: string): string => `form:${reference}`;

/** Writes the mail that tells the office of an answer; a reply to it goes to whoever sent the form. */
async function notifyOffice(payload: Payload, stored: Stored): Promise<void> {
  const { form, reference, id, name, person, now, answers } = stored;
  // A change of a group waits on the group itself, where it is published.
  const group = form.name === "group-change" ? await groupNamed(payload, String(answers.group)) : null;
  const { formNoticeMail } = await import("./form-notice-mail.ts");
  const inMail = form.inOfficeMail?.map((field) => [field, answers[field]]) ?? [];
  const facts = answerFacts(form.name, Object.fromEntries(inMail)).filter(({ value }) => value !== "");
  const mail = await formNoticeMail({
    ...{ title: form.title, reference, id, person: name, replyTo: person.email, receivedAt: now, facts },
    path: group ? `/collections/supportGroups/${group.id}` : undefined,
  });
  await enqueueMail(payload, {
    ...mail,
    key: formNoticeKey(reference),
    kind: "form-notice",
    to: companyContact(form.office),
    replyTo: person.email,
    about: { collection: "form-submissions", id: String(id) },
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

const dayMs = 86_400_000;
/** Who sends more forms in a day reads their numbers on the page. Strangers may have typed the address. */
const mostInADay = 3;

/** Key of the mail that tells the sender of this submission that it has arrived. */
export const formReceivedKey = (reference: string): string => `form-received:${reference}`;

const isAnswered = (form: FormDefinition): form is AnsweredForm => form.received !== undefined;

/** Writes the mail to the sender of a form: one for each record, and to one address a few a day at the most. */
async function acknowledgeSender(payload: Payload, stored: Stored): Promise<void> {
  const { form, reference, person, now } = stored;
  if (!isAnswered(form)) return;
  const to = person.email.toLowerCase();
  const { totalDocs } = await payload.count({
    collection: "outbox",
    where: {
      ...{ kind: { equals: "form-received" }, to: { equals: to } },
      createdAt: { greater_than: new Date(now.getTime() - dayMs).toISOString() },
    },
  });
  if (totalDocs >= mostInADay) return;
  const { formReceivedMail } = await import("./form-received-mail.ts");
  const mail = await formReceivedMail({
    ...{ form, firstName: person.firstName, reference },
    order: orderOf(stored, stored.mailOn ? await publishedFacts({ payload }) : new Map()),
  });
  await enqueueMail(payload, {
    ...mail,
    key: formReceivedKey(reference),
    kind: "form-received",
    to,
    replyTo: companyContact(form.office),
    about: { collection: "form-submissions", id: String(stored.id) },
  });
}

function orderOf({ answers, mailOn }: Stored, facts: ReadonlyMap<string, string>): FormReceived["order"] {
  if (!mailOn) return undefined;
  const { rkquant, kit_in_french } = kitForm.fields;
  const kits = rkquant.options.find(({ value }) => value === answers.rkquant)?.label ?? "";
  const french = answers.kit_in_french === kit_in_french.value;
  return { kits, french, mailOn, ...kitArrival(mailOn, String(answers.rkprov), facts) };
}

async function askForConfirmation(payload: Payload, { form, person, sender }: Stored) {
  if (form.name !== "newsletter") return;
  await subscribe(payload, { ...person, language: "en", source: "newsletter form", sender });
}
