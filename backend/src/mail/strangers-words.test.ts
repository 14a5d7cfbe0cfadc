import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contactForm } from "@pcf/contract/forms/contact-form";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approvedDonation } from "../donations/receipts/testing/approved-donation.ts";
import { sampleReceipt } from "../donations/receipts/testing/sample-receipt.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import type { RenderedMail } from "./render-mail.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
});
afterAll(() => system.close());

/** What somebody types who wants our mails to carry it: each tells by "evil" or "9999" where it has arrived. */
const hostile = [
  "Visit https://evil.example/win",
  "HTTPS://EVIL.EXAMPLE/WIN",
  "www.evil.example",
  "evil.example",
  "evil。example",
  "ev\u200bil.example",
  "ann@evil.example",
  "Call 604-555-9999",
  "Ring ٦٠٤-٥٥٥-٩٩٩٩",
  '<a href="https://evil.example">Win</a>',
  '"><script src="//evil.example"></script>',
  "Ann\r\nBcc: ann@evil.example",
  "Ann\u2028https://evil.example",
  "evil (dot) example",
  `${"A very long name ".repeat(400)} evil.example`,
];

const gift = (typed: string) => ({
  ...{ firstName: typed, amountCents: 2_500, donationArea: "Research", orderId: "D1", cardEnding: "4242" },
  ...{ minimumCents: 2_000, day: "2026-11-20", firstBillingDay: "2026-12-15", nextDay: "2027-01-15" },
});
const hostileGift = (typed: string, monthly = false) =>
  approvedDonation(system.payload, {
    ...(monthly && { donationType: "monthly", firstBillingDay: "2026-12-15" }),
    donor: { firstName: typed, lastName: typed, organization: typed, email: "ann@donor.example" },
    tribute: { kind: "Gift in Honour", title: typed, firstName: typed, lastName: typed, message: typed },
    tributeCard: { kind: "ecard", subject: typed, message: typed, email: "june@reader.example" },
  });
const leaderUrl = "https://charity.example/l";

type Write = (typed: string) => RenderedMail | Promise<RenderedMail>;
/** What of a stranger's stands in a mail, and the mail with it. A reader of the list sees what has to be looked at. */
type Line = { of: string; write: Write } | { none: string };

/**
 * Every mail that we send, by the function that writes it. A stranger can cause all but those to staff accounts: by a form, a
 * gift of a dollar, or a sign-up. What cannot hold their words says why.
 */
const mails: Record<string, Line> = {
  acknowledgementMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/follow-up/mails/acknowledgement-mail.ts")).acknowledgementMail(gift(typed)),
  },
  billingStoppedMail: { none: "to the office: a day" },
  cardInVaultMail: { none: "to the office: numbers" },
  ecardMail: {
    of: "subject, message, names of the honoured person, the sender and the donor, occasion",
    write: async (typed) =>
      (await import("../donations/ecards/ecard-mail.ts")).ecardMail({
        ...{ image: 0, subject: typed, message: typed, monthly: false, tributeKind: "Gift in Honour" },
        ...{ honouree: [typed, typed, typed], senderName: typed, donor: typed, occasion: typed },
        refusalUrl: "https://charity.example/api/ecards/refuse?token=x.y",
      }),
  },
  formNoticeMail: {
    of: "the sender's name and marked answers, to the office; the address to answer is an address",
    write: async (typed) =>
      (await import("../forms/form-notice-mail.ts")).formNoticeMail({
        ...{ title: "Contact", reference: "C-7", id: 7, person: typed, replyTo: "ann@donor.example" },
        ...{ receivedAt: new Date("2026-11-20T18:00:00Z"), facts: [{ label: "City", value: typed }] },
      }),
  },
  formReceivedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../forms/form-received-mail.ts")).formReceivedMail({
        ...{ form: contactForm, firstName: typed, reference: "C-7" },
      }),
  },
  giftLinkMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/give/gift-link-mail.ts")).giftLinkMail({
        ...{ ...gift(typed), endsOn: "2027-02-20", url: leaderUrl, receiptUrl: null },
      }),
  },
  giftRefundedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/refunds/gift-refunded-mail.ts")).giftRefundedMail({
        ...{ ...gift(typed), backCents: 2_500, keptCents: 0, sameDay: true },
        ...{ voidReceipt: null, receiptInForce: null },
      }),
  },
  groupCheckMail: {
    of: "the leader's name, which staff write down",
    write: async (typed) =>
      (await import("../groups/leaders/group-check-mail.ts")).groupCheckMail({
        ...{ name: typed, group: "Kelowna group", url: leaderUrl },
      }),
  },
  kitMailedMail: { none: "our own words for what was ordered, a day and the reference" },
  listConfirmationMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../forms/mailing-list/list-confirmation-mail.ts")).listConfirmationMail({
        ...{ firstName: typed, url: leaderUrl },
      }),
  },
  mailsFailedMail: { none: "to the office: the kind of mail" },
  monthlyAmountMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-changed-mail.ts")).monthlyAmountMail({
        ...{ ...gift(typed), onItsWay: null },
      }),
  },
  monthlyCardExpiringMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/billing/reminder-mail.ts")).monthlyCardExpiringMail({
        ...{ ...gift(typed), lastDay: "2026-12-31" },
      }),
  },
  monthlyCardMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-card-mail.ts")).monthlyCardMail(gift(typed), {
        next: "paused",
      }),
  },
  monthlyCardNotChangedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-card-mail.ts")).monthlyCardNotChangedMail(
        gift(typed),
      ),
  },
  monthlyComingMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/billing/reminder-mail.ts")).monthlyComingMail(gift(typed)),
  },
  monthlyFailureMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-failure-mail.ts")).monthlyFailureMail({
        ...{ ...gift(typed), reason: "funds", nextTryDay: "2026-12-18" },
      }),
  },
  monthlyGoesOnMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/billing/reminder-mail.ts")).monthlyGoesOnMail(gift(typed)),
  },
  monthlyPassedOverMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-failure-mail.ts")).monthlyPassedOverMail({
        ...{ ...gift(typed), from: "2026-10-15", to: "2026-11-15" },
      }),
  },
  monthlyPausedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-paused-mail.ts")).monthlyPausedMail({
        ...{ ...gift(typed), because: "funds" },
      }),
  },
  monthlyPausedUntilMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-paused-mail.ts")).monthlyPausedUntilMail({
        ...{ ...gift(typed), resumeDay: "2027-02-15", onItsWay: null },
      }),
  },
  monthlyReceiptDonorMail: {
    of: "first name, and the name and address for the receipts",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-changed-mail.ts")).monthlyReceiptDonorMail({
        ...{ ...gift(typed), donor: { name: typed, address: [typed.replace(/\+?\p{Nd}.*\p{Nd}/u, "")] } },
      }),
  },
  monthlyResumedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-changed-mail.ts")).monthlyResumedMail(gift(typed)),
  },
  monthlySetUpMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/follow-up/mails/monthly-set-up-mail.ts")).monthlySetUpMail({
        ...{ ...gift(typed), ecard: true },
      }),
  },
  monthlyStoppedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/monthly/mails/monthly-stopped-mail.ts")).monthlyStoppedMail({
        ...{ ...gift(typed), receiptYears: [], everGiven: false, onItsWay: null, ecard: null },
      }),
  },
  myGiftsLinkMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/my-gifts/my-gifts-link-mail.ts")).myGiftsLinkMail({
        ...{ firstName: typed, url: leaderUrl, minutes: 15 },
      }),
  },
  notChargedMail: {
    of: "first name",
    write: async (typed) =>
      (await import("../donations/charge/mails/not-charged-mail.ts")).notChargedMail({
        ...{ ...gift(typed), donationKind: "single", closedByStaff: false },
      }),
  },
  notClearMail: { none: "to the office: the sum, and what the gateway says" },
  officeNoticeMail: {
    of: "the name of the honoured person, to the office",
    write: async (typed) =>
      (await import("../donations/follow-up/mails/office-notice-mail.ts")).officeNoticeMail(
        await hostileGift(typed),
      ),
  },
  invitationMail: { none: "to staff: names that administrators write" },
  passwordResetMail: { none: "to staff: the name of the account, which administrators write" },
  receiptCancelledMail: {
    of: "first name; the reason is what staff write",
    write: async (typed) =>
      (await import("../donations/receipts/mails/receipt-cancelled-mail.ts")).receiptCancelledMail({
        ...{ serial: "0000007", name: typed, amountCents: 2_500, reason: "Refund" },
      }),
  },
  receiptLettersMail: { none: "to the office: numbers" },
  receiptMail: {
    of: "first name; the attached receipt has the donor's name and address, which waits for staff where they hold an address",
    write: async (typed) =>
      (await import("../donations/receipts/mails/receipt-mail.ts")).receiptMail({
        ...{ ...gift(typed), receipt: { ...sampleReceipt, donor: { name: typed, address: [typed] } } },
      }),
  },
  receiptsWaitingMail: { none: "to the office: nothing of anybody's" },
  serviceRefusesMail: { none: "to the office: our own words for what a service answered" },
  tokenEndsMail: { none: "to the office: a day, and our own words" },
  refundNoticeMail: { none: "to the office: sums and numbers, and what the gateway says" },
};

const source = path.resolve(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

/** What puts the words of a mail together: it begins a letter, or renders a whole page as the e-card does. */
const templates = files.filter((file) => {
  if (!file.endsWith("-mail.ts") || ["mail/render-mail.ts", "mail/staff-mail.ts"].includes(file))
    return false;
  return /\b(?:letter|renderMail)\(/.test(readFileSync(path.join(source, file), "utf8"));
});

test("every mail that a template writes stands in the list, and the list has no other", async () => {
  const written: string[] = [];
  for (const file of templates) {
    const module: Record<string, unknown> = await import(path.join(source, file));
    const functions = Object.keys(module).filter((name) => typeof module[name] === "function");
    // What sends a mail may stand beside what writes it: `mailNotCharged` and `notChargedMail`.
    written.push(...functions.filter((name) => !/^mail[A-Z]/.test(name)));
  }
  expect(Object.keys(mails).toSorted()).toEqual(written.toSorted());
});

test("the words of every mail in the outbox were put together by a template, those to staff of the library's own aside", () => {
  const own = files.filter((file) => {
    if (!/\.tsx?$/.test(file) || /\.test\.ts$|^migrations|testing\//.test(file)) return false;
    if (file === "mail/enqueue-mail.ts") return false;
    const text = readFileSync(path.join(source, file), "utf8");
    return /enqueue(?:Monthly)?Mail\(/.test(text) && /\bhtml[,:]/.test(text);
  });
  expect(own.toSorted()).toEqual(["mail/staff-mail.ts"]);
});

const written = Object.entries(mails).flatMap(([name, line]) =>
  "write" in line ? [[name, line.of, line.write] as const] : [],
);

test.each(written)(
  "of a stranger the mail %s holds %s, and brings nobody to them",
  async (_name, _of, write) => {
    const ours =
      /^(?:https:\/\/(?:[\w.-]*charity\.example|localhost(?::\d+)?)|http:\/\/localhost(?::\d+)?|cid:|#)/;
    for (const typed of hostile) {
      const { subject, html, text } = await write(typed);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeLessThan(250);
      for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(address.replace(/^mailto:.*|^tel:.*/, "#"), typed).toMatch(ours);
      expect(html, typed).not.toMatch(/<script/i);
      for (const part of [subject, html, text]) {
        expect(part, typed).not.toMatch(/evil\S*example|evil \(dot\)|555-9999|٩٩٩٩/i);
      }
      expect(text, typed).not.toMatch(/https?:\/\/(?!(?:[\w.-]*charity\.example|localhost))/i);
    }
  },
);
