import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../mail/letter.ts";
import { heading, paragraph } from "../../mail/mail-parts.ts";

const copy = {
  subject: (service: string, day: string) => `The access to ${service} ends on ${day}: somebody has to look`,
  preview: "The system could not make it last longer by itself.",
  heading: (service: string) => `The access to ${service} ends soon`,
  happened: (service: string, day: string) =>
    `This site reads what is new on ${service} with a token that ends on ${day} at the latest. It should have been made to last longer by itself every week, and that did not work.`,
  stays: (service: string) =>
    `What has come from ${service} stays on the site. After that day nothing new comes.`,
  once: "This notice comes once for each token.",
} as const;

type TokenEnd = {
  service: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** What somebody has to do, in a sentence or two. */
  todo: string;
};

/** Tells the office that the token for a service is nearly over. */
export const tokenEndsMail = ({ service, day, todo }: TokenEnd) =>
  letter(
    { ...copy, subject: copy.subject(service, longDay(day)) },
    heading(copy.heading(service)),
    paragraph(copy.happened(service, longDay(day))),
    paragraph(copy.stays(service)),
    paragraph(todo),
    paragraph(copy.once),
  );
