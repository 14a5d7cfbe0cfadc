import type { MailExample, StrangersWords } from "../../mail/testing/all-mail-examples.ts";
import { tokenEndsMail } from "../instagram/token-ends-mail.ts";

export const examples: MailExample[] = [
  [
    "a token that is nearly over",
    () => tokenEndsMail({ service: "Instagram", day: "2026-11-20", todo: "Somebody has to make a new one." }),
    ["ends on November 20, 2026", "Somebody has to make a new one.", "stays on the site"],
  ],
];

export const strangersWords: StrangersWords = {
  tokenEndsMail: { none: "to the office: a day, and our own words" },
};
