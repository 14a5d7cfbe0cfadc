import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { exampleGift, giftOf } from "../../testing/example-gift.ts";
import { factsFromDonation } from "../facts-from-donation.ts";
import { receiptCancelledMail } from "../mails/receipt-cancelled-mail.ts";
import { receiptMail } from "../mails/receipt-mail.ts";
import { receiptLettersMail, receiptsWaitingMail } from "../mails/receipts-waiting-mail.ts";
import { approvedDonation } from "./approved-donation.ts";
import { sampleReceipt } from "./sample-receipt.ts";

const settings = {
  minimumCents: 2_000,
  placeOfIssue: "Vancouver",
  signatory: { name: "Margaret Osei", title: "Director", image: null },
  charity: { name: "Sample", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" },
};

export const examples: MailExample[] = [
  [
    "receipt",
    async (payload) => {
      const donation = await approvedDonation(payload);
      const facts = factsFromDonation(donation, settings, new Date("2026-03-11T18:00:00Z"));
      return receiptMail({
        ...exampleGift,
        receipt: { ...facts, serial: "0000007", status: "issued", replaces: "0000006", checkAt: "" },
      });
    },
    [
      "0000007",
      "replaces receipt no. 0000006",
      "$25.00",
      "March 10, 2026",
      "/ways-to-give/my-gifts",
      "/receipt-check",
    ],
  ],
  [
    "receipt of a year",
    async (payload) => {
      const donation = await approvedDonation(payload);
      const facts = factsFromDonation(donation, settings, new Date("2027-02-01T18:00:00Z"));
      const gifts = ["D1", "D2"].map((orderId) => ({ orderId, amountCents: 1_250 }));
      const own = {
        serial: "0000008",
        status: "issued",
        yearly: { year: 2026, gifts },
        checkAt: "",
      } as const;
      return receiptMail({ ...exampleGift, receipt: { ...facts, ...own } });
    },
    [
      "0000008",
      "in 2026 came to $25.00",
      "the one receipt for all of them",
      "In 2026 (2 gifts)",
      "/receipt-check",
    ],
  ],
  [
    "receipts waiting",
    () => receiptsWaitingMail("signatory"),
    ["who signs them", "https://admin.charity.example/admin/globals/siteSettings"],
  ],
  [
    "receipts waiting for letters",
    () => receiptsWaitingMail("settings"),
    ["the place of issue", "https://admin.charity.example/admin/globals/siteSettings"],
  ],
  [
    "receipt's letters",
    () => receiptLettersMail({ id: 7, orderId: "D1", donationType: "single" }, "letters"),
    ["empty boxes", "https://admin.charity.example/admin/gifts/7"],
  ],
  [
    "letters of a year's receipt",
    () => receiptLettersMail({ id: 7, orderId: "D1", donationType: "monthly" }, "address"),
    ["of last year is due", "a web address", "within a day", "https://admin.charity.example/admin/gifts/7"],
  ],
  [
    "receipt cancelled",
    () => receiptCancelledMail({ serial: "0000007", name: "Zoë", amountCents: 2_500, reason: "Refund" }),
    ["0000007", "no longer valid"],
  ],
];

export const strangersWords: StrangersWords = {
  receiptCancelledMail: {
    of: "first name; the reason is what staff write",
    write: (typed) =>
      receiptCancelledMail({
        ...{ serial: "0000007", name: typed, amountCents: 2_500, reason: "Refund" },
      }),
  },
  receiptLettersMail: { none: "to the office: numbers" },
  receiptMail: {
    of: "first name; the attached receipt has the donor's name and address, which waits for staff where they hold an address",
    write: (typed) =>
      receiptMail({
        ...{ ...giftOf(typed), receipt: { ...sampleReceipt, donor: { name: typed, address: [typed] } } },
      }),
  },
  receiptsWaitingMail: { none: "to the office: nothing of anybody's" },
};
