import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { letter } from "../../mail/letter.ts";
import { heading, paragraph } from "../../mail/mail-parts.ts";
import { companyContact } from "../../platform/company.ts";

const copy = {
  subject: (day: string) => `Monthly gifts wait for the payment service (${day})`,
  preview: "Nothing is lost. Please see to it when it lasts longer than a day.",
  heading: "Monthly gifts wait for the payment service",
  happened: (day: string) =>
    `On ${day} the payment service did not answer, or did not accept our requests, so that monthly gifts that are due could not be charged.`,
  goesOn:
    "Nothing is lost. We ask again every hour and charge what is due as soon as the service works. A month that cannot be charged for 20 days is left out, and its donor told.",
  todo: "If you get this email again tomorrow, please call the payment service, and have whoever looks after this system see whether its store ID and API token are still good.",
} as const;

/** Tells the office that on a day (`YYYY-MM-DD`) monthly gifts could not be charged, as the payment service did not work. */
export const billingStoppedMail = (day: string) =>
  letter(
    { ...copy, subject: copy.subject(longDay(day)) },
    heading(copy.heading),
    paragraph(copy.happened(longDay(day))),
    paragraph(copy.goesOn),
    paragraph(copy.todo),
  );

/** Tells the office, once a day (`YYYY-MM-DD`), that monthly gifts wait for the payment service. */
export async function mailBillingStopped(payload: Payload, day: string): Promise<void> {
  await enqueueMail(payload, {
    ...(await billingStoppedMail(day)),
    key: `billing-stopped:${day}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
  });
}
