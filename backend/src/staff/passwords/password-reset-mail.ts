import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";

export const copy = {
  subject: "Choose a new password",
  preview: "The link works for one hour.",
  heading: (name: string) => `Hello ${name}`,
  asked: "Somebody, probably you, asked for a new password for your account in the staff admin.",
  choose: "Choose a password",
  until: "The link works once, for one hour.",
  ignore: "If it was not you, there is nothing to do: your password stays as it is.",
} as const;

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
