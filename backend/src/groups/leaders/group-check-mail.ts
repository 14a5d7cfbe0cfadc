import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";

export const copy = {
  subject: (group: string) => `Is this still right? ${group}`,
  preview: "A minute of your time, so that people find your group.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  text: (group: string) =>
    `People who are looking for help find ${group} on our website. Four times a year we ask whether what stands there is still right: when and where you meet, and whom to call.`,
  open: "Look at the details",
  how: "On the page you can say that everything is right, or tell us what is not. You need no password.",
  until: "The link works for 60 days. Please do not pass it on: who opens it speaks for the group.",
  why: "You get this mail because our office has you down as the leader of this group.",
  stop: "If you do not want these mails, the same page has a button to stop them.",
} as const;

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
