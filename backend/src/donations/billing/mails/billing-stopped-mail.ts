import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./billing-stopped-copy.ts";

/** Tells the office that on a day (`YYYY-MM-DD`) monthly gifts could not be charged, as the payment service did not work. */
export const billingStoppedMail = (day: string) =>
  letter(
    { ...copy, subject: copy.subject(longDay(day)) },
    heading(copy.heading),
    paragraph(copy.happened(longDay(day))),
    paragraph(copy.goesOn),
    paragraph(copy.todo),
  );
