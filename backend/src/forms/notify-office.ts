import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import type { Payload } from "payload";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { companyContact } from "../platform/company.ts";
import { answerFacts } from "./admin/answer-facts.ts";

type Received = {
  form: FormDefinition;
  reference: string;
  id: number;
  /** Where in the admin it is worked on, when that is not where it is stored. */
  path?: string | undefined;
  person: string;
  replyTo: string;
  receivedAt: Date;
  answers: Record<string, unknown>;
};

/** Key of the mail about the submission that has this reference. */
export const formNoticeKey = (reference: string): string => `form:${reference}`;

/** Writes the mail that tells the office of an answer; a reply to it goes to whoever sent the form. */
export async function notifyOffice(
  payload: Payload,
  { form, answers, ...received }: Received,
): Promise<void> {
  const { formNoticeMail } = await import("./form-notice-mail.ts");
  const inMail = form.inOfficeMail?.map((name) => [name, answers[name]]) ?? [];
  const facts = answerFacts(form.name, Object.fromEntries(inMail)).filter(({ value }) => value !== "");
  await enqueueMail(payload, {
    ...(await formNoticeMail({ ...received, title: form.title, facts })),
    key: formNoticeKey(received.reference),
    kind: "form-notice",
    to: companyContact(form.office),
    replyTo: received.replyTo,
    about: { collection: "form-submissions", id: String(received.id) },
  });
}
