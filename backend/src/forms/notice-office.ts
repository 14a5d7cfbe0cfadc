import type { Payload } from "payload";
import { companyContact } from "../company.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { type PostedForm, personOf } from "./posted-forms.ts";

/** Writes the mail that tells the office of an answer; a reply to it goes to whoever sent the form. */
export async function noticeOffice(
  payload: Payload,
  {
    form,
    reference,
    id,
    answers,
  }: { form: PostedForm; reference: string; id: number; answers: Record<string, unknown> },
): Promise<void> {
  const { formNoticeMail } = await import("../mail/templates/form-notice/form-notice-mail.ts");
  await enqueueMail(payload, {
    ...(await formNoticeMail({ title: form.title, reference, id, answers })),
    key: `form:${reference}`,
    kind: "form-notice",
    to: companyContact(form.office),
    replyTo: personOf(answers).email,
    about: { collection: "form-submissions", id: String(id) },
  });
}
