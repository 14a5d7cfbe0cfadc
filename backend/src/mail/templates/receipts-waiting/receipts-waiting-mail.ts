import { env } from "../../../env.ts";
import { letter } from "../letter.ts";
import { button, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./copy.ts";

/** Tells the office that receipts wait for somebody to be named who signs them. */
export const receiptsWaitingMail = () =>
  letter(
    copy,
    heading(copy.heading),
    paragraph(copy.happened),
    paragraph(copy.todo),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/globals/siteSettings`),
  );
