import { ecardDesigns } from "@pcf/contract/donation/ecards";
import { contactForm } from "@pcf/contract/forms/contact-form";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { afterAll, beforeAll, expect, test } from "vitest";
import { billingStoppedMail } from "../donations/billing/billing-stopped-mail.ts";
import {
  monthlyCardExpiringMail,
  monthlyComingMail,
  monthlyGoesOnMail,
} from "../donations/billing/reminder-mail.ts";
import { cardInVaultMail } from "../donations/charge/mails/card-in-vault-mail.ts";
import { notChargedMail } from "../donations/charge/mails/not-charged-mail.ts";
import { ecardMail } from "../donations/ecards/ecard-mail.ts";
import { acknowledgementMail } from "../donations/follow-up/mails/acknowledgement-mail.ts";
import { monthlySetUpMail } from "../donations/follow-up/mails/monthly-set-up-mail.ts";
import { notClearMail } from "../donations/follow-up/mails/not-clear-mail.ts";
import { officeNoticeMail } from "../donations/follow-up/mails/office-notice-mail.ts";
import { giftLinkMail } from "../donations/give/gift-link-mail.ts";
import { monthlyCardMail, monthlyCardNotChangedMail } from "../donations/monthly/mails/monthly-card-mail.ts";
import {
  monthlyAmountMail,
  monthlyReceiptDonorMail,
  monthlyResumedMail,
} from "../donations/monthly/mails/monthly-changed-mail.ts";
import {
  monthlyFailureMail,
  monthlyPassedOverMail,
} from "../donations/monthly/mails/monthly-failure-mail.ts";
import { monthlyPausedMail, monthlyPausedUntilMail } from "../donations/monthly/mails/monthly-paused-mail.ts";
import { monthlyStoppedMail } from "../donations/monthly/mails/monthly-stopped-mail.ts";
import { myGiftsLinkMail } from "../donations/my-gifts/my-gifts-link-mail.ts";
import { factsFromDonation } from "../donations/receipts/facts-from-donation.ts";
import { receiptCancelledMail } from "../donations/receipts/mails/receipt-cancelled-mail.ts";
import { receiptMail } from "../donations/receipts/mails/receipt-mail.ts";
import {
  receiptLettersMail,
  receiptsWaitingMail,
} from "../donations/receipts/mails/receipts-waiting-mail.ts";
import { approvedDonation } from "../donations/receipts/testing/approved-donation.ts";
import { giftRefundedMail } from "../donations/refunds/gift-refunded-mail.ts";
import { refundNoticeMail } from "../donations/refunds/refund-notice-mail.ts";
import { tokenEndsMail } from "../feeds/instagram/token-ends-mail.ts";
import { formReceivedMail } from "../forms/form-received-mail.ts";
import { kitMailedMail } from "../forms/kits/kit-mailed-mail.ts";
import { groupCheckMail } from "../groups/leaders/group-check-mail.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { mailsFailedMail } from "./mails-failed-mail.ts";
import type { RenderedMail } from "./render-mail.ts";
import { serviceRefusesMail } from "./service-refuses-mail.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
});
afterAll(() => system.close());

const gift = { firstName: "Zoë", amountCents: 123_456, donationArea: "Research", orderId: "D1" };
const refunded = {
  firstName: "Zoë",
  amountCents: 123_456,
  backCents: 120_000,
  keptCents: 3_456,
  day: "2026-11-03",
  orderId: "D1",
  sameDay: false,
  voidReceipt: null,
  receiptInForce: null,
};
const settings = {
  minimumCents: 2_000,
  placeOfIssue: "Vancouver",
  signatory: { name: "Margaret Osei", title: "Director", image: null },
  charity: { name: "Sample", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" },
};
const card = {
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

const mails: [string, () => Promise<RenderedMail>, string[]][] = [
  [
    "receipt",
    async () => {
      const donation = await approvedDonation(system.payload);
      const facts = factsFromDonation(donation, settings, new Date("2026-03-11T18:00:00Z"));
      return receiptMail({
        ...gift,
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
    async () => {
      const donation = await approvedDonation(system.payload);
      const facts = factsFromDonation(donation, settings, new Date("2027-02-01T18:00:00Z"));
      const gifts = ["D1", "D2"].map((orderId) => ({ orderId, amountCents: 1_250 }));
      const own = {
        serial: "0000008",
        status: "issued",
        yearly: { year: 2026, gifts },
        checkAt: "",
      } as const;
      return receiptMail({ ...gift, receipt: { ...facts, ...own } });
    },
    [
      "0000008",
      "in 2026 came to $25.00",
      "the one receipt for all of them",
      "In 2026 (2 gifts)",
      "/receipt-check",
    ],
  ],
  ["acknowledgement", () => acknowledgementMail({ ...gift, minimumCents: 2_000 }), ["$1,234.56", "$20.00"]],
  [
    "link to the donor's own page",
    () => myGiftsLinkMail({ firstName: "Zoë", url: "https://site.example/l", minutes: 15 }),
    ["https://site.example/l", "works once, for 15 minutes"],
  ],
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
  [
    "monthly set-up",
    () => monthlySetUpMail({ ...gift, minimumCents: 2_000, firstBillingDay: "2026-12-15", ecard: true }),
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
    "monthly failure",
    () => monthlyFailureMail({ ...gift, day: "2026-12-15", reason: "funds", nextTryDay: "2026-12-18" }),
    ["Nothing was taken", "limit", "December 18, 2026", "1-800-555-0199", "giving@pcfoundation.example"],
  ],
  [
    "first monthly charge coming",
    () => monthlyComingMail({ ...gift, firstBillingDay: "2026-12-15" }),
    ["$1,234.56", "for the first time on December 15, 2026", "1-800-555-0199"],
  ],
  [
    "card of a monthly gift expires",
    () => monthlyCardExpiringMail({ ...gift, cardEnding: "4242", lastDay: "2026-12-31" }),
    ["good until December 31, 2026", "ending in 4242", "1-800-555-0199"],
  ],
  [
    "monthly gift resumed",
    () => monthlyResumedMail({ ...gift, nextDay: "2027-01-15" }),
    ["goes on now", "January 15, 2027"],
  ],
  [
    "card of a monthly gift changed",
    () => monthlyCardMail(gift, { next: "next", day: "2027-01-15" }),
    [
      "accepted the new card",
      "nothing was charged by that",
      "next charge is on January 15, 2027",
      "1-800-555-0199",
    ],
  ],
  [
    "card of a monthly gift changed after a decline",
    () => monthlyCardMail(gift, { next: "again", day: "2027-01-18" }),
    ["declined it with your earlier card", "try it again on January 18, 2027"],
  ],
  [
    "card of a paused monthly gift changed",
    () => monthlyCardMail(gift, { next: "paused" }),
    ["stays paused", "until you tell us"],
  ],
  [
    "card of a monthly gift not changed",
    () => monthlyCardNotChangedMail({ ...gift, cardEnding: "4242", day: "2027-01-02" }),
    ["January 2, 2027", "nothing has changed", "ending in 4242", "See or change my gift"],
  ],
  [
    "payment service that does not work",
    () => billingStoppedMail("2026-11-15"),
    ["November 15, 2026", "every hour", "API token"],
  ],
  [
    "month of a monthly gift passed over",
    () =>
      monthlyPassedOverMail({
        ...gift,
        cardEnding: "4242",
        from: "2026-10-15",
        to: "2026-11-15",
        nextDay: "2026-11-20",
      }),
    ["due on October 15, 2026", "Nothing was taken", "next charge is on November 20, 2026", "1-800-555-0199"],
  ],
  [
    "card left in the vault",
    () => cardInVaultMail({ id: 7, orderId: "D1", keptKey: "abcdefgh" }),
    ["customer ID", "ends in efgh", "https://admin.charity.example/admin/gifts/7"],
  ],
  [
    "amount of a monthly gift changed",
    () =>
      monthlyAmountMail({
        ...gift,
        nextDay: "2027-01-15",
        onItsWay: { amountCents: 2_500, dueDay: "2026-12-15" },
      }),
    ["$1,234.56 each month now", "January 15, 2027", "still $25.00", "December 15, 2026", "1-800-555-0199"],
  ],
  [
    "name and address for the receipts of a monthly gift changed",
    () =>
      monthlyReceiptDonorMail({
        ...gift,
        donor: { name: "Zoë Łukasz and Ann Lee", address: ["2 Elm St", "Banff, AB  T1L 1A1", "Canada"] },
      }),
    ["Zoë Łukasz and Ann Lee", "2 Elm St Banff, AB", "stay as they are", "1-800-555-0199"],
  ],
  [
    "monthly gift paused by its donor",
    () => monthlyPausedUntilMail({ ...gift, resumeDay: "2027-02-15", onItsWay: "2026-12-15" }),
    ["paused, as you asked", "February 15, 2027", "December 15, 2026", "/ways-to-give/my-gifts"],
  ],
  [
    "pause of a monthly gift ends",
    () => monthlyGoesOnMail({ ...gift, nextDay: "2027-02-15" }),
    ["nearly over", "$1,234.56 again on February 15, 2027", "See or change my gift"],
  ],
  [
    "monthly gift stopped",
    () =>
      monthlyStoppedMail({
        ...gift,
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
    () => monthlyPausedMail({ ...gift, because: "card-gone" }),
    ["is paused", "can no longer be used", "To go on", "1-800-555-0199"],
  ],
  [
    "monthly gift paused by staff",
    () => monthlyPausedMail({ ...gift, because: null }),
    ["is paused", "To go on", "1-800-555-0199"],
  ],

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
    () => giftRefundedMail({ ...refunded, voidReceipt: "0000007", receiptInForce: "0000008" }),
    ["take some days", "$1,200.00 of your gift", "remains of your gift is $34.56", "Receipt no. 0000008"],
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
  [
    "office notice",
    async () => officeNoticeMail(await approvedDonation(system.payload)),
    ["$25.00", "https://admin.charity.example/admin/gifts/"],
  ],
  [
    "office notice of a monthly gift",
    async () =>
      officeNoticeMail(
        await approvedDonation(system.payload, { donationType: "monthly", firstBillingDay: "2026-12-15" }),
      ),
    ["New monthly gift set up", "Each month", "First charge", "December 15, 2026"],
  ],
  [
    "a service that refuses us",
    () => serviceRefusesMail({ service: "Mailchimp", words: "Somebody has to make a new key." }),
    ["Mailchimp refuses what we ask", "Somebody has to make a new key.", "once a month"],
  ],
  [
    "a token that is nearly over",
    () => tokenEndsMail({ service: "Instagram", day: "2026-11-20", todo: "Somebody has to make a new one." }),
    ["ends on November 20, 2026", "Somebody has to make a new one.", "stays on the site"],
  ],
  [
    "new link to a gift",
    () =>
      giftLinkMail({
        ...gift,
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
    () => notChargedMail({ ...gift, donationKind: "single", day: "2026-11-20", closedByStaff: false }),
    ["$1,234.56", "November 20, 2026", "not charged"],
  ],
  [
    "gift closed by staff",
    () => notChargedMail({ ...gift, donationKind: "single", day: "2026-11-20", closedByStaff: true }),
    ["$1,234.56", "November 20, 2026", "keep no money", "goes back to the same card"],
  ],
  [
    "gift held",
    async () => notClearMail({ ...(await approvedDonation(system.payload)), happened: "held" }),
    ["$25.00", "https://admin.charity.example/admin/gifts/"],
  ],
  [
    "gift charged after all",
    async () => notClearMail({ ...(await approvedDonation(system.payload)), happened: "charged-after-all" }),
    ["$25.00", "after all", "https://admin.charity.example/admin/gifts/"],
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
    "mails failed",
    () => mailsFailedMail("Tax receipt"),
    ["Tax receipt", "https://admin.charity.example/admin/collections/outbox?where"],
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
  ...ecardDesigns.map(({ greeting, name }, image): [string, () => Promise<RenderedMail>, string[]] => [
    `e-card ${name}`,
    () => ecardMail({ ...card, image }),
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
  ]),
];

test.each(mails)(
  "the %s says the same in HTML and in plain text, and calls nobody",
  async (_name, write, sentences) => {
    const { html, text, subject } = await write();
    expect(subject.length).toBeGreaterThan(3);
    expect(html).toContain('lang="en-CA"');
    expect(html).toContain('name="color-scheme"');
    for (const [, source] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
    expect(text).not.toMatch(/<\/?[a-z]+[ >]/);
    const inHtml = html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
    for (const words of sentences) {
      expect(text.replace(/\s+/g, " ")).toContain(words);
      // In HTML an address stands behind its words.
      if (!/^(https:|\/)/.test(words)) expect(inHtml.replace(/\s+/g, " ")).toContain(words);
    }
  },
);

test("the subject of an e-card is ours and says whose it is; without a name that may stand there it says so all the same", async () => {
  const { subject } = await ecardMail({ ...card, image: 0, subject: "Your account is locked" });
  expect(subject).toMatch(/^A gift in memory of Alan Reid: a card from the .*Foundation$/);
  const honouree = ["Visit", "evil.example", "https://x"];
  const nameless = await ecardMail({ ...card, tributeKind: "Gift in Honour", honouree, image: 0 });
  expect(nameless.subject).toMatch(/^A gift in honour of Visit: a card/);
  const nobody = await ecardMail({ ...card, honouree: ["", "https://x", "1-800-555-0123"], image: 0 });
  expect(nobody.subject).toMatch(/^A gift in somebody’s memory: a card/);
});

test("no mail about a monthly gift says that money has come when only the card is kept", async () => {
  const donation = await approvedDonation(system.payload, {
    donationType: "monthly",
    firstBillingDay: "2026-12-15",
  });
  for (const { subject, text } of [
    await monthlySetUpMail({ ...gift, minimumCents: 2_000, firstBillingDay: "2026-12-15", ecard: true }),
    await officeNoticeMail(donation),
    await ecardMail({ ...card, image: 0, monthly: true }),
  ])
    expect(`${subject} ${text}`).not.toMatch(/received|arrived|has been made/i);
});

test("who has never been charged is not thanked for what they have given", async () => {
  const stopped = { ...gift, minimumCents: 2_000, receiptYears: [], onItsWay: null, ecard: null };
  expect((await monthlyStoppedMail({ ...stopped, everGiven: true })).text).toContain("you have given");
  for (const { text } of [
    await monthlyStoppedMail({ ...stopped, everGiven: false }),
    await monthlyPausedMail({ ...gift, because: "card-gone" }),
    await monthlyPausedUntilMail({ ...gift, resumeDay: "2027-02-15", onItsWay: null }),
  ]) {
    expect(text).not.toContain("you have given");
    expect(text).toContain("Thank you for your support.");
  }
});

test("whose card can no longer be used is not asked to go on with it", async () => {
  const paused = async (because: "card-gone" | "funds") =>
    (await monthlyPausedMail({ ...gift, because })).text;
  expect(await paused("funds")).toContain("go on with the same card");
  expect(await paused("card-gone")).not.toContain("same card");
});

test("no line ends in the middle of a telephone number", async () => {
  const { html } = await monthlyPausedMail({ ...gift, because: "funds" });
  expect(html).toContain('<span style="white-space:nowrap">1-800-555-0199</span>');
});

/** Of the mails above those to the donor of a monthly gift; the office hears of them as well. */
const toMonthlyDonors = mails.filter(([name]) => /\bmonthly\b/.test(name) && !name.startsWith("office"));

test.each(toMonthlyDonors)("the mail of a %s leads to the donor's own page", async (_name, write) => {
  const { html, text } = await write();
  expect(html).toMatch(/href="[^"]*\/ways-to-give\/my-gifts"/);
  expect(text).toContain("/ways-to-give/my-gifts");
});
