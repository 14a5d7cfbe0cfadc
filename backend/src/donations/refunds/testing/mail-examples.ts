import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { exampleGift, giftOf } from "../../testing/example-gift.ts";
import { giftRefundedMail } from "../gift-refunded-mail.ts";
import { refundNoticeMail } from "../refund-notice-mail.ts";

const refunded = {
  ...exampleGift,
  backCents: 120_000,
  keptCents: 3_456,
  day: "2026-11-03",
  sameDay: false,
  voidReceipt: null,
  receiptInForce: null,
};

export const examples: MailExample[] = [
  [
    "gift given back",
    () =>
      giftRefundedMail({
        ...refunded,
        backCents: 123_456,
        keptCents: 0,
        sameDay: true,
        voidReceipt: "0000007",
      }),
    ["given back your gift of $1,234.56", "November 3, 2026", "0000007 is cancelled", "may not show"],
  ],
  [
    "part of a gift given back",
    () =>
      giftRefundedMail({
        ...refunded,
        voidReceipt: "0000007",
        receiptInForce: { serial: "0000008", amountCents: 12_345 },
      }),
    [
      "take some days",
      "$1,200.00 of your gift",
      "remains of your gift is $34.56",
      "Receipt no. 0000008, for $123.45,",
    ],
  ],
  [
    "refund to report",
    () =>
      refundNoticeMail({
        refund: { id: 5, orderId: "D1-R1", amountCents: 6_000, gateway: {} },
        giftOrderId: "D1",
        happened: "to-report",
        reportDay: "2026-06-08",
      }),
    ["Canada Revenue Agency", "June 8, 2026", "https://admin.charity.example/admin/collections/refunds/5"],
  ],
];

export const strangersWords: StrangersWords = {
  giftRefundedMail: {
    of: "first name",
    write: (typed) =>
      giftRefundedMail({
        ...{ ...giftOf(typed), backCents: 2_500, keptCents: 0, sameDay: true },
        ...{ voidReceipt: null, receiptInForce: null },
      }),
  },
  refundNoticeMail: { none: "to the office: sums and numbers, and what the gateway says" },
};
