import { letter } from "./letter.ts";
import { heading, paragraph } from "./mail-parts.ts";

const copy = {
  subject: (service: string) => `${service} refuses what we ask: somebody has to look`,
  preview: "The system cannot put this right by itself.",
  heading: (service: string) => `${service} refuses what we ask`,
  once: "This notice comes once a month for each reason as long as it lasts, not at each try.",
} as const;

/** Tells the office that a service asks for a person. `words` say what it answered and what to do. */
export const serviceRefusesMail = ({ service, words }: { service: string; words: string }) =>
  letter(
    { ...copy, subject: copy.subject(service) },
    heading(copy.heading(service)),
    paragraph(words),
    paragraph(copy.once),
  );
