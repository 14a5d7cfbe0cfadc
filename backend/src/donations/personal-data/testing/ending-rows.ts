import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { expect } from "vitest";
import { endingMails } from "../../../mail/testing/ending-rows.ts";
import {
  type Data,
  day,
  type EndingRow,
  longAgo,
  now,
  type Rows,
} from "../../../privacy/testing/retention-system.ts";

export const withCard = {
  tribute: { kind: "Gift in Memoriam", message: "With love" },
  tributeCard: { kind: "letter" },
};

const noDonor = {
  ...{ organization: null, firstName: null, middleInitial: null, lastName: null, email: null, address: null },
  ...{ secondFirstName: null, secondMiddleInitial: null, secondLastName: null },
};

export const writeDonation = ({ write }: Rows, data: Data) =>
  write("donations", {
    orderId: randomUUID(),
    idempotencyKey: randomUUID(),
    state: "approved",
    revision: 1,
    donationType: "single",
    amountCents: 5_000,
    donationArea: "Research",
    checks: 0,
    followUp: "done",
    followUpFailures: 0,
    donor: {
      ...{ organization: "Rowing Club", firstName: "Ann", middleInitial: "M", lastName: "Reid" },
      ...{ secondFirstName: "Bo", secondMiddleInitial: "J", secondLastName: "Lee" },
      ...{ email: "ann@visitor.example", address: "1 Main St" },
    },
    tribute: { kind: "Gift in Memoriam" },
    tributeCard: { kind: "none" },
    gateway: { referenceNum: "660123450010690030", issuerId: "abc" },
    history: [{ at: longAgo, state: "approved", note: "027" }],
    ...data,
  });

export async function receiptFacts(payload: Payload) {
  const { factsFromDonation } = await import("../../receipts/facts-from-donation.ts");
  const { approvedDonation } = await import("../../receipts/testing/approved-donation.ts");
  const charity = { name: "A charity", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" };
  const settings = {
    charity,
    placeOfIssue: "Vancouver",
    signatory: { name: "Jo", title: "Treasurer", image: null },
    minimumCents: 2_000,
  };
  const given = await approvedDonation(payload, {}, now);
  return { given, facts: factsFromDonation(given, settings, now) };
}

async function writeReceipt({ payload, write }: Rows, data: Data) {
  const { facts } = await receiptFacts(payload);
  return write("receipts", {
    serial: Math.floor(Math.random() * 1e9),
    issueKey: randomUUID(),
    state: "issued",
    donorName: "Ann Reid",
    amountCents: 5_000,
    advantageCents: 0,
    eligibleCents: 5_000,
    facts,
    ...data,
  });
}

export const writeMonthlyGift = async (rows: Rows, data: Data) =>
  rows.write("monthly-gifts", {
    orderId: randomUUID(),
    signUp: await writeDonation(rows, {
      donationType: "monthly",
      state: "declined",
      ...day(now.toISOString()),
    }),
    state: "stopped",
    amountCents: 2_000,
    donationArea: "Research",
    organization: "Rowing Club",
    firstName: "Ann",
    lastName: "Reid",
    email: "ann@visitor.example",
    dataKey: "vault",
    firstBillingDay: "2026-01-15",
    nextBillingDay: "2026-02-15",
    ...data,
  });

const dayOf = (at: string) => new Date(Date.parse(at) - 5 * 60 * 60_000).toISOString().slice(0, 10);

const endingGifts = (rows: Rows): EndingRow[] => [
  {
    kind: "gifts",
    collection: "donations",
    row: (at) =>
      writeDonation(rows, {
        approvedAt: at,
        ...day(at),
        history: [{ at, state: "approved", note: "closed by staff 3: Ann called" }],
      }),
    left: {
      history: [expect.objectContaining({ note: "closed by staff 3: " })],
      donor: noDonor,
      amountCents: 5_000,
      gateway: { issuerId: null, referenceNum: "660123450010690030" },
    },
  },
  {
    kind: "gifts",
    collection: "donations",
    row: (at) =>
      writeDonation(rows, { state: "refunded", approvedAt: longAgo, createdAt: longAgo, updatedAt: at }),
    left: { donor: noDonor, amountCents: 5_000 },
  },
  {
    kind: "monthly-gifts",
    collection: "monthly-gifts",
    row: (at) => writeMonthlyGift(rows, { stoppedAt: at }),
    left: { organization: null, firstName: "", lastName: "", email: "", dataKey: "", amountCents: 2_000 },
  },
  {
    kind: "receipts",
    collection: "receipts",
    row: (at) => writeReceipt(rows, { giftDay: dayOf(at), issueDay: dayOf(at) }),
    left: { donorName: "", amountCents: 5_000, pdfSha256: null },
  },
];

export const endingRows = (rows: Rows): EndingRow[] => [
  ...endingGifts(rows),
  ...["declined", "not-charged"].map(
    (state): EndingRow => ({
      kind: "tries",
      collection: "donations",
      row: (at) => writeDonation(rows, { state, ...day(at) }),
    }),
  ),
  {
    kind: "card-words",
    collection: "donations",
    row: (at) => writeDonation(rows, { ...withCard, approvedAt: at, ...day(at) }),
    left: { tribute: { kind: "Gift in Memoriam", message: null }, donor: { lastName: "Reid" } },
  },
  {
    kind: "cards-to-mail",
    collection: "cards-to-mail",
    row: async (at) =>
      rows.write("cards-to-mail", {
        orderId: randomUUID(),
        donation: await writeDonation(rows, day(now.toISOString())),
        recipientName: "Ann",
        mailed: true,
        createdAt: longAgo,
        updatedAt: at,
      }),
  },
  {
    kind: "blocklist",
    collection: "blocklist",
    row: (at) =>
      rows.write("blocklist", {
        kind: "email",
        value: randomUUID(),
        reason: "Tests cards",
        createdAt: longAgo,
        updatedAt: at,
      }),
  },
  ...endingMails(rows, "gift-mails", "receipt", "monthly-failure"),
  ...endingMails(rows, "ecard-mails", "ecard"),
];
