import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { myGiftsLinkMail } from "../my-gifts-link-mail.ts";

export const examples: MailExample[] = [
  [
    "link to the donor's own page",
    () => myGiftsLinkMail({ firstName: "Zoë", url: "https://site.example/l", minutes: 15 }),
    ["https://site.example/l", "works once, for 15 minutes"],
  ],
];

export const strangersWords: StrangersWords = {
  myGiftsLinkMail: {
    of: "first name",
    write: (typed) =>
      myGiftsLinkMail({
        ...{ firstName: typed, url: "https://charity.example/l", minutes: 15 },
      }),
  },
};
