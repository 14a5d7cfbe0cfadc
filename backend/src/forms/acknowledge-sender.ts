import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { kitForm } from "@pcf/contract/forms/kit-form";
import type { Payload } from "payload";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { companyContact } from "../platform/company.ts";
import type { AnsweredForm, FormReceived } from "./form-received-mail.ts";
import { kitArrival } from "./kit-days.ts";
import type { Stored } from "./stored.ts";

const dayMs = 86_400_000;
/** Who sends more forms in a day reads their numbers on the page. Strangers may have typed the address. */
const mostInADay = 3;

/** Key of the mail that tells the sender of this submission that it has arrived. */
export const formReceivedKey = (reference: string): string => `form-received:${reference}`;

const isAnswered = (form: FormDefinition): form is AnsweredForm => form.received !== undefined;

/** Writes the mail to the sender of a form: one for each record, and to one address a few a day at the most. */
export async function acknowledgeSender(payload: Payload, stored: Stored): Promise<void> {
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
    order: orderOf(stored),
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

function orderOf({ answers, mailOn }: Stored): FormReceived["order"] {
  if (!mailOn) return undefined;
  const { rkquant, kit_in_french } = kitForm.fields;
  const kits = rkquant.options.find(({ value }) => value === answers.rkquant)?.label ?? "";
  const french = answers.kit_in_french === kit_in_french.value;
  return { kits, french, mailOn, ...kitArrival(mailOn, String(answers.rkprov)) };
}
