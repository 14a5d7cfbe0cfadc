import { env } from "../env.ts";
import { letter } from "./letter.ts";
import { button, factTable, heading, paragraph } from "./mail-parts.ts";
import { copy } from "./mails-failed-copy.ts";

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
