import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";

const copy = {
  subject: "Your link to your gifts and receipts",
  preview: "The link that you asked for.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  asked: "You asked to see your gifts to us and your tax receipts. This button opens your page.",
  open: "Open my gifts",
  until: (minutes: number) =>
    `The link works once, for ${minutes} minutes. After that you can ask for another one on the same page.`,
  keep: "Please do not pass it on: who opens it sees your gifts.",
  ignore:
    "If you did not ask for this, there is nothing to do. Without this email nobody can open your page.",
  why: "You get this message because somebody asked for it on our website with your email address.",
} as const;

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
