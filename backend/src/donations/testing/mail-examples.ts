import type { Payload } from "payload";
import type { MailExample, StrangersWords } from "../../mail/testing/all-mail-examples.ts";
import { cardInVaultMail } from "../charge/mails/card-in-vault-mail.ts";
import { notChargedMail } from "../charge/mails/not-charged-mail.ts";
import { acknowledgementMail } from "../follow-up/mails/acknowledgement-mail.ts";
import { monthlySetUpMail } from "../follow-up/mails/monthly-set-up-mail.ts";
import { notClearMail } from "../follow-up/mails/not-clear-mail.ts";
import { officeNoticeMail } from "../follow-up/mails/office-notice-mail.ts";
import { giftLinkMail } from "../give/gift-link-mail.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";
import { exampleGift, giftOf } from "./example-gift.ts";

const hostileGift = (payload: Payload, typed: string) =>
  approvedDonation(payload, {
    donor: { firstName: typed, lastName: typed, organization: typed, email: "ann@donor.example" },
    tribute: { kind: "Gift in Honour", title: typed, firstName: typed, lastName: typed, message: typed },
    tributeCard: { kind: "ecard", subject: typed, message: typed, email: "june@reader.example" },
  });

export const examples: MailExample[] = [
  [
    "acknowledgement",
    () => acknowledgementMail({ ...exampleGift, minimumCents: 2_000 }),
    ["$1,234.56", "$20.00"],
  ],
  [
    "acknowledgement of what is left of a gift",
    () => acknowledgementMail({ ...exampleGift, backCents: 123_000, minimumCents: 2_000 }),
    ["$1,234.56", "$1,230.00", "$4.56", "Given back to you"],
  ],
  [
    "monthly set-up",
    () =>
      monthlySetUpMail({ ...exampleGift, minimumCents: 2_000, firstBillingDay: "2026-12-15", ecard: true }),
    [
      "e-card goes out by itself after that first charge",
      "December 15, 2026",
      "come to $20.00 or more",
      "February 28",
      "30 days",
      "See or change my gift",
      "/ways-to-give/my-gifts",
    ],
  ],
  [
    "card left in the vault",
    () => cardInVaultMail({ id: 7, orderId: "D1", keptKey: "abcdefgh" }),
    ["customer ID", "ends in efgh", "https://admin.charity.example/admin/gifts/7"],
  ],
  [
    "office notice",
    async (payload) => officeNoticeMail(await approvedDonation(payload)),
    ["$25.00", "https://admin.charity.example/admin/gifts/"],
  ],
  [
    "office notice of a monthly gift",
    async (payload) =>
      officeNoticeMail(
        await approvedDonation(payload, { donationType: "monthly", firstBillingDay: "2026-12-15" }),
      ),
    ["New monthly gift set up", "Each month", "First charge", "December 15, 2026"],
  ],
  [
    "new link to a gift",
    () =>
      giftLinkMail({
        ...exampleGift,
        day: "2026-03-10",
        endsOn: "2027-02-20",
        url: "https://charity.example/ways-to-give/thank-you?gift=D1.1.x",
        receiptUrl: "https://charity.example/api/donations/receipt?token=D1.1.x&format=pdf",
      }),
    [
      "$1,234.56",
      "March 10, 2026",
      "February 20, 2027",
      "https://charity.example/ways-to-give/thank-you?gift=D1.1.x",
      "https://charity.example/api/donations/receipt?token=D1.1.x&format=pdf",
    ],
  ],
  [
    "gift not charged",
    () => notChargedMail({ ...exampleGift, donationKind: "single", day: "2026-11-20", closedByStaff: false }),
    ["$1,234.56", "November 20, 2026", "not charged"],
  ],
  [
    "gift closed by staff",
    () => notChargedMail({ ...exampleGift, donationKind: "single", day: "2026-11-20", closedByStaff: true }),
    ["$1,234.56", "November 20, 2026", "keep no money", "goes back to the same card"],
  ],
  [
    "gift held",
    async (payload) => notClearMail({ ...(await approvedDonation(payload)), happened: "held" }),
    ["$25.00", "https://admin.charity.example/admin/gifts/"],
  ],
  [
    "gift charged after all",
    async (payload) => notClearMail({ ...(await approvedDonation(payload)), happened: "charged-after-all" }),
    ["$25.00", "after all", "https://admin.charity.example/admin/gifts/"],
  ],
];

export const strangersWords: StrangersWords = {
  acknowledgementMail: {
    of: "first name",
    write: (typed) => acknowledgementMail(giftOf(typed)),
  },
  cardInVaultMail: { none: "to the office: numbers" },
  giftLinkMail: {
    of: "first name",
    write: (typed) =>
      giftLinkMail({
        ...{ ...giftOf(typed), endsOn: "2027-02-20", url: "https://charity.example/l", receiptUrl: null },
      }),
  },
  monthlySetUpMail: {
    of: "first name",
    write: (typed) =>
      monthlySetUpMail({
        ...{ ...giftOf(typed), ecard: true },
      }),
  },
  notChargedMail: {
    of: "first name",
    write: (typed) =>
      notChargedMail({
        ...{ ...giftOf(typed), donationKind: "single", closedByStaff: false },
      }),
  },
  notClearMail: { none: "to the office: the sum, and what the gateway says" },
  officeNoticeMail: {
    of: "the name of the honoured person, to the office",
    write: async (typed, payload) => officeNoticeMail(await hostileGift(payload, typed)),
  },
};
