import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { copy } from "./my-gifts-link-copy.ts";

/** The way into the donor's own page: `url` opens it once, within `minutes`. */
export const myGiftsLinkMail = (link: { firstName: string; url: string; minutes: number }) =>
  letter(
    copy,
    heading(copy.heading(greetingName(link.firstName))),
    paragraph(copy.asked),
    button(copy.open, link.url),
    paragraph(copy.until(link.minutes)),
    paragraph(copy.keep),
    paragraph(copy.ignore),
  );
