import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { copy } from "./password-reset-copy.ts";

/** The way back in for a member of staff. */
export const passwordResetMail = ({ name, url }: { name: string; url: string }) =>
  letter(
    copy,
    heading(copy.heading(name)),
    paragraph(copy.asked),
    button(copy.choose, url),
    paragraph(copy.until),
    paragraph(copy.ignore),
  );
