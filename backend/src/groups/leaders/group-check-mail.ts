import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { copy } from "./group-check-copy.ts";

/** Which contact of the company data answers leaders. */
export const leadersOffice = "supportEmail";

/** Asks the leader of a group whether its details are right; `url` opens the page where to confirm or correct them. */
export const groupCheckMail = ({ name, group, url }: { name: string; group: string; url: string }) =>
  letter(
    { ...copy, subject: copy.subject(group), office: leadersOffice },
    heading(copy.heading(greetingName(name))),
    paragraph(copy.text(group)),
    paragraph(copy.how),
    button(copy.open, url),
    paragraph(copy.until),
    paragraph(copy.stop),
  );
