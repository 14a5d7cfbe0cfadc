import type { MailExample, StrangersWords } from "../../mail/testing/all-mail-examples.ts";
import { groupCheckMail } from "../leaders/group-check-mail.ts";

export const examples: MailExample[] = [
  [
    "question whether the details of a group are right",
    () => groupCheckMail({ name: "Zoë", group: "Kelowna group", url: "https://site.example/l" }),
    [
      "https://site.example/l",
      "Kelowna group",
      "Four times a year",
      "60 days",
      "stop",
      "support@pcfoundation.example",
    ],
  ],
];

export const strangersWords: StrangersWords = {
  groupCheckMail: {
    of: "the leader's name, which staff write down",
    write: (typed) =>
      groupCheckMail({
        ...{ name: typed, group: "Kelowna group", url: "https://charity.example/l" },
      }),
  },
};
