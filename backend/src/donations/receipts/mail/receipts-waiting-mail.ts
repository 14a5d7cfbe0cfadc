import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./receipts-waiting-copy.ts";

/** Tells the office that receipts wait for somebody to be named who signs them, or for settings that print. */
export const receiptsWaitingMail = (waitFor: "signatory" | "settings") =>
  letter(
    { ...copy, subject: copy.subject[waitFor] },
    heading(copy.heading),
    paragraph(copy.happened[waitFor]),
    paragraph(copy.todo[waitFor]),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/globals/siteSettings`),
  );
