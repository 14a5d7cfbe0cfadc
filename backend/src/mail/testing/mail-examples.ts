import { mailsFailedMail } from "../mails-failed-mail.ts";
import { serviceRefusesMail } from "../service-refuses-mail.ts";
import type { MailExample, StrangersWords } from "./all-mail-examples.ts";

export const examples: MailExample[] = [
  [
    "a service that refuses us",
    () => serviceRefusesMail({ service: "Mailchimp", words: "Somebody has to make a new key." }),
    ["Mailchimp refuses what we ask", "Somebody has to make a new key.", "once a month"],
  ],
  [
    "mails failed",
    () => mailsFailedMail("Tax receipt"),
    ["Tax receipt", "https://admin.charity.example/admin/collections/outbox?where"],
  ],
];

export const strangersWords: StrangersWords = {
  mailsFailedMail: { none: "to the office: the kind of mail" },
  serviceRefusesMail: { none: "to the office: our own words for what a service answered" },
};
