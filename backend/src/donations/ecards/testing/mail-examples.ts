import { ecardDesigns } from "@pcf/contract/donation/ecards";
import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { ecardMail } from "../ecard-mail.ts";

/** A card in memory of somebody, but for its picture. */
export const exampleCard = {
  subject: "For you",
  message: "Dear June,\nwith love",
  tributeKind: "Gift in Memoriam",
  honouree: ["", "Alan", "Reid"],
  senderName: "Ann Lee",
  donor: "Ann Marie Lee",
  refusalUrl: "https://charity.example/api/ecards/refuse?token=x.y",
  occasion: "",
  monthly: false,
} as const;

export const examples: MailExample[] = [
  ...ecardDesigns.map(
    ({ greeting, name }, image): MailExample => [
      `e-card ${name}`,
      () => ecardMail({ ...exampleCard, image }),
      [
        ...[
          greeting,
          "in memory of Alan Reid",
          "For you",
          "with love",
          "Ann Lee",
          "because Ann Marie Lee gave",
        ],
        ...["giving@pcfoundation.example", "1-800-555-0199", "No more cards to this address"],
        "https://charity.example/api/ecards/refuse?token=x.y",
      ],
    ],
  ),
];

export const strangersWords: StrangersWords = {
  ecardMail: {
    of: "subject, message, names of the honoured person, the sender and the donor, occasion",
    write: (typed) =>
      ecardMail({
        ...{ image: 0, subject: typed, message: typed, monthly: false, tributeKind: "Gift in Honour" },
        ...{ honouree: [typed, typed, typed], senderName: typed, donor: typed, occasion: typed },
        refusalUrl: "https://charity.example/api/ecards/refuse?token=x.y",
      }),
  },
};
