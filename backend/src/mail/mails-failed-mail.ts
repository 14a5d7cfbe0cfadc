import { env } from "../env.ts";
import { letter } from "./letter.ts";
import { button, factTable, heading, paragraph } from "./mail-parts.ts";

export const copy = {
  subject: (kind: string) => `A mail could not be delivered (${kind})`,
  preview: "Somebody has not got a mail of ours.",
  heading: "A mail could not be delivered",
  happened:
    "The system has given up at least one mail today: the address may be wrong, or the connection broke and it is not known whether the mail arrived.",
  kind: "Kind of mail",
  todo: "Open the list of failed mails. Each says what went wrong; correct the address where it is wrong and send it again. What has been sent again says so in its column.",
  once: "This notice comes at most once a day for each kind of mail, so look through the whole list.",
  open: "Open the failed mails",
} as const;

/** Tells the office that mails have been given up. `kind` is the kind's label in the list of mails. */
export const mailsFailedMail = (kind: string) =>
  letter(
    { ...copy, subject: copy.subject(kind) },
    heading(copy.heading),
    paragraph(copy.happened),
    factTable([[copy.kind, kind]]),
    paragraph(copy.todo),
    paragraph(copy.once),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/outbox?where[state][equals]=failed`),
  );
