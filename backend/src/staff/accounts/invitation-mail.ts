import { letter } from "../../mail/letter.ts";
import { button, heading, paragraph } from "../../mail/mail-parts.ts";
import { readCompany } from "../../platform/company.ts";

const copy = {
  subject: (charity: string) => `Your account at ${charity}`,
  preview: "Choose a password: the link works for one hour.",
  heading: (name: string) => `Hello ${name}`,
  invited: (by: string, charity: string) => `${by} has made you an account for the work at ${charity}.`,
  role: (role: string) => `Your role is: ${role}.`,
  choose: "Choose a password",
  until:
    "The link works once, for one hour. Later, press “Forgot password?” at the sign-in, and another comes by mail.",
  ignore:
    "If you did not expect this, there is nothing to do. Without a password of yours the account opens nothing.",
} as const;

type Invitation = { name: string; by: string; role: string; url: string };

/** To a new colleague: the way to a first password. */
export function invitationMail({ name, by, role, url }: Invitation) {
  const { name: charity } = readCompany();
  return letter(
    { subject: copy.subject(charity), preview: copy.preview },
    heading(copy.heading(name)),
    paragraph(copy.invited(by, charity)),
    paragraph(copy.role(role)),
    button(copy.choose, url),
    paragraph(copy.until),
    paragraph(copy.ignore),
  );
}
