import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { exampleGift, giftOf } from "../../testing/example-gift.ts";
import { billingStoppedMail } from "../billing-stopped-mail.ts";
import { monthlyCardExpiringMail, monthlyComingMail } from "../reminder-mail.ts";

export const examples: MailExample[] = [
  [
    "payment service that does not work",
    () => billingStoppedMail("2026-11-15"),
    ["November 15, 2026", "every hour", "API token"],
  ],
  [
    "first monthly charge coming",
    () => monthlyComingMail({ ...exampleGift, firstBillingDay: "2026-12-15" }),
    ["$1,234.56", "for the first time on December 15, 2026", "1-800-555-0199"],
  ],
  [
    "card of a monthly gift expires",
    () => monthlyCardExpiringMail({ ...exampleGift, cardEnding: "4242", lastDay: "2026-12-31" }),
    ["good until December 31, 2026", "ending in 4242", "1-800-555-0199"],
  ],
];

export const strangersWords: StrangersWords = {
  billingStoppedMail: { none: "to the office: a day" },
  monthlyCardExpiringMail: {
    of: "first name",
    write: (typed) =>
      monthlyCardExpiringMail({
        ...{ ...giftOf(typed), lastDay: "2026-12-31" },
      }),
  },
  monthlyComingMail: {
    of: "first name",
    write: (typed) => monthlyComingMail(giftOf(typed)),
  },
};
