import { env } from "../../../env.ts";
import { letter } from "../letter.ts";
import { button, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./copy.ts";

/** Tells the office that mails have been given up. */
export const mailsFailedMail = () =>
  letter(
    copy,
    heading(copy.heading),
    paragraph(copy.happened),
    paragraph(copy.todo),
    paragraph(copy.once),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/outbox?where[state][equals]=failed`),
  );
