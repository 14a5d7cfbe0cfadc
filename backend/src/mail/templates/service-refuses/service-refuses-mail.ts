import { letter } from "../letter.ts";
import { heading, paragraph } from "../mail-parts.ts";
import { copy } from "./service-refuses-copy.ts";

/** Tells the office that a service asks for a person. `words` say what it answered and what to do. */
export const serviceRefusesMail = ({ service, words }: { service: string; words: string }) =>
  letter(
    { ...copy, subject: copy.subject(service) },
    heading(copy.heading(service)),
    paragraph(words),
    paragraph(copy.once),
  );
