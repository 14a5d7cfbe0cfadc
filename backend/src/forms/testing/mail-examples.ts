import { contactForm } from "@pcf/contract/forms/contact-form";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import type { MailExample, StrangersWords } from "../../mail/testing/all-mail-examples.ts";
import { formNoticeMail } from "../form-notice-mail.ts";
import { formReceivedMail } from "../form-received-mail.ts";
import { kitMailedMail } from "../kits/kit-mailed-mail.ts";
import { listConfirmationMail } from "../mailing-list/list-confirmation-mail.ts";

export const examples: MailExample[] = [
  [
    "kit request received",
    () =>
      formReceivedMail({
        ...{ form: kitForm, firstName: "Zoë", reference: "K-7" },
        order: {
          ...{ kits: "20 kits", french: true, mailOn: "2026-11-25" },
          ...{ isNear: false, takes: "2 weeks", monday: "2026-12-07" },
        },
      }),
    [
      ...["Hello Zoë", "K-7", "20 kits, in French", "Wednesday, November 25", "Monday, December 7"],
      ...["2 weeks", "support@pcfoundation.example"],
    ],
  ],
  [
    "kit mailed",
    () =>
      kitMailedMail({
        ...{ reference: "K-7", kits: "10 kits", french: true, mailedOn: "2026-12-02", province: "ON" },
        facts: new Map(),
      }),
    ["K-7", "10 kits, in French", "Wednesday, December 2", "Monday, December 14", "reply to this mail"],
  ],
  [
    "message received",
    () => formReceivedMail({ form: contactForm, firstName: "Zoë", reference: "C-7" }),
    ["Hello Zoë", "C-7", "somebody will reply", "911"],
  ],
  [
    "offer of help received",
    () => formReceivedMail({ form: volunteerForm, firstName: "Zoë", reference: "V-7" }),
    ["Hello Zoë", "V-7", "write or call"],
  ],
];

export const strangersWords: StrangersWords = {
  formNoticeMail: {
    of: "the sender's name and marked answers, to the office; the address to answer is an address",
    write: (typed) =>
      formNoticeMail({
        ...{ title: "Contact", reference: "C-7", id: 7, person: typed, replyTo: "ann@donor.example" },
        ...{ receivedAt: new Date("2026-11-20T18:00:00Z"), facts: [{ label: "City", value: typed }] },
      }),
  },
  formReceivedMail: {
    of: "first name",
    write: (typed) =>
      formReceivedMail({
        ...{ form: contactForm, firstName: typed, reference: "C-7" },
      }),
  },
  kitMailedMail: { none: "our own words for what was ordered, a day and the reference" },
  listConfirmationMail: {
    of: "first name",
    write: (typed) =>
      listConfirmationMail({
        ...{ firstName: typed, url: "https://charity.example/l" },
      }),
  },
};
