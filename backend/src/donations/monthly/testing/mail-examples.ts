import type { MailExample, StrangersWords } from "../../../mail/testing/all-mail-examples.ts";
import { exampleGift, giftOf } from "../../testing/example-gift.ts";
import { monthlyCardMail, monthlyCardNotChangedMail } from "../mails/monthly-card-mail.ts";
import { monthlyAmountMail, monthlyReceiptDonorMail } from "../mails/monthly-changed-mail.ts";
import { monthlyFailureMail, monthlyPassedOverMail } from "../mails/monthly-failure-mail.ts";
import { monthlyGoesOnMail } from "../mails/monthly-goes-on-mail.ts";
import { monthlyPausedMail, monthlyPausedUntilMail } from "../mails/monthly-paused-mail.ts";
import { monthlyStoppedMail } from "../mails/monthly-stopped-mail.ts";

export const examples: MailExample[] = [
  [
    "monthly failure",
    () =>
      monthlyFailureMail({ ...exampleGift, day: "2026-12-15", reason: "funds", nextTryDay: "2026-12-18" }),
    ["Nothing was taken", "limit", "December 18, 2026", "1-800-555-0199", "giving@pcfoundation.example"],
  ],
  [
    "monthly gift resumed",
    () => monthlyGoesOnMail({ ...exampleGift, nextDay: "2027-01-15", because: "resumed" }),
    ["goes on now", "January 15, 2027"],
  ],
  [
    "pause of a monthly gift ends",
    () => monthlyGoesOnMail({ ...exampleGift, nextDay: "2027-02-15", because: "pauseEnds" }),
    ["nearly over", "$1,234.56 again on February 15, 2027", "See or change my gift"],
  ],
  [
    "card of a monthly gift changed",
    () => monthlyCardMail(exampleGift, { next: "next", day: "2027-01-15" }),
    [
      "accepted the new card",
      "nothing was charged by that",
      "next charge is on January 15, 2027",
      "1-800-555-0199",
    ],
  ],
  [
    "card of a monthly gift changed after a decline",
    () => monthlyCardMail(exampleGift, { next: "again", day: "2027-01-18" }),
    ["declined it with your earlier card", "try it again on January 18, 2027"],
  ],
  [
    "card of a paused monthly gift changed",
    () => monthlyCardMail(exampleGift, { next: "paused" }),
    ["stays paused", "until you tell us"],
  ],
  [
    "card of a monthly gift not changed",
    () => monthlyCardNotChangedMail({ ...exampleGift, cardEnding: "4242", day: "2027-01-02" }),
    ["January 2, 2027", "nothing has changed", "ending in 4242", "See or change my gift"],
  ],
  [
    "month of a monthly gift passed over",
    () =>
      monthlyPassedOverMail({
        ...exampleGift,
        cardEnding: "4242",
        from: "2026-10-15",
        to: "2026-11-15",
        nextDay: "2026-11-20",
      }),
    ["due on October 15, 2026", "Nothing was taken", "next charge is on November 20, 2026", "1-800-555-0199"],
  ],
  [
    "amount of a monthly gift changed",
    () =>
      monthlyAmountMail({
        ...exampleGift,
        nextDay: "2027-01-15",
        onItsWay: { amountCents: 2_500, dueDay: "2026-12-15" },
      }),
    ["$1,234.56 each month now", "January 15, 2027", "still $25.00", "December 15, 2026", "1-800-555-0199"],
  ],
  [
    "name and address for the receipts of a monthly gift changed",
    () =>
      monthlyReceiptDonorMail({
        ...exampleGift,
        donor: { name: "Zoë Łukasz and Ann Lee", address: ["2 Elm St", "Banff, AB  T1L 1A1", "Canada"] },
      }),
    ["Zoë Łukasz and Ann Lee", "2 Elm St Banff, AB", "stay as they are", "1-800-555-0199"],
  ],
  [
    "monthly gift paused by its donor",
    () => monthlyPausedUntilMail({ ...exampleGift, resumeDay: "2027-02-15", onItsWay: "2026-12-15" }),
    ["paused, as you asked", "February 15, 2027", "December 15, 2026", "/ways-to-give/my-gifts"],
  ],
  [
    "monthly gift stopped",
    () =>
      monthlyStoppedMail({
        ...exampleGift,
        minimumCents: 2_000,
        receiptYears: [2025, 2026],
        everGiven: true,
        onItsWay: "2026-12-15",
        ecard: "waits",
      }),
    [
      "is stopped",
      "e-card goes out if that charge goes through",
      "already with the bank",
      "December 15, 2026",
      "for what you gave in 2025, by February 28, 2026, if it came to $20.00 or more",
      "for what you gave in 2026, by February 28, 2027, if it came to $20.00 or more",
      "See my gifts and receipts",
    ],
  ],
  [
    "monthly gift paused after a decline",
    () => monthlyPausedMail({ ...exampleGift, because: "card-gone" }),
    ["is paused", "can no longer be used", "To go on", "1-800-555-0199"],
  ],
  [
    "monthly gift paused by staff",
    () => monthlyPausedMail({ ...exampleGift, because: null }),
    ["is paused", "To go on", "1-800-555-0199"],
  ],
];

export const strangersWords: StrangersWords = {
  monthlyAmountMail: {
    of: "first name",
    write: (typed) =>
      monthlyAmountMail({
        ...{ ...giftOf(typed), onItsWay: null },
      }),
  },
  monthlyCardMail: {
    of: "first name",
    write: (typed) =>
      monthlyCardMail(giftOf(typed), {
        next: "paused",
      }),
  },
  monthlyCardNotChangedMail: {
    of: "first name",
    write: (typed) => monthlyCardNotChangedMail(giftOf(typed)),
  },
  monthlyFailureMail: {
    of: "first name",
    write: (typed) =>
      monthlyFailureMail({
        ...{ ...giftOf(typed), reason: "funds", nextTryDay: "2026-12-18" },
      }),
  },
  monthlyPassedOverMail: {
    of: "first name",
    write: (typed) =>
      monthlyPassedOverMail({
        ...{ ...giftOf(typed), from: "2026-10-15", to: "2026-11-15" },
      }),
  },
  monthlyGoesOnMail: {
    of: "first name",
    write: (typed) => monthlyGoesOnMail({ ...giftOf(typed), because: "resumed" }),
  },
  monthlyPausedMail: {
    of: "first name",
    write: (typed) =>
      monthlyPausedMail({
        ...{ ...giftOf(typed), because: "funds" },
      }),
  },
  monthlyPausedUntilMail: {
    of: "first name",
    write: (typed) =>
      monthlyPausedUntilMail({
        ...{ ...giftOf(typed), resumeDay: "2027-02-15", onItsWay: null },
      }),
  },
  monthlyReceiptDonorMail: {
    of: "first name, and the name and address for the receipts",
    write: (typed) =>
      monthlyReceiptDonorMail({
        ...{ ...giftOf(typed), donor: { name: typed, address: [typed.replace(/\+?\p{Nd}.*\p{Nd}/u, "")] } },
      }),
  },
  monthlyStoppedMail: {
    of: "first name",
    write: (typed) =>
      monthlyStoppedMail({
        ...{ ...giftOf(typed), receiptYears: [], everGiven: false, onItsWay: null, ecard: null },
      }),
  },
};
