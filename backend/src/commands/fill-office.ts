/**
 * `npm run fill-office -- --gifts 200000 --donors 80000 --forms 20000`: fills a database without gifts with made-up ones, so
 * that the screens of the office are tried, and measured, with as much as a charity has after years. All people are invented.
 */
import { parseArgs } from "node:util";
import { bankTimeZone } from "@pcf/contract/constants";
import { addDays } from "@pcf/contract/utc-day";
import { dayIn } from "@pcf/contract/zone-clock";
import { getPayload, type Payload } from "payload";
import { keepDonors } from "../donations/donors/keep-donors.ts";
import { factsFromDonation } from "../donations/receipts/facts-from-donation.ts";
import { serialText } from "../donations/receipts/receipt-facts.ts";
import { type ReceiptSettings, receiptSettings } from "../donations/receipts/receipt-settings.ts";
import { readGivingChoices } from "../donations/record/giving-choices.ts";
import { fillFoundBy } from "../forms/found-by.ts";
import type { Donation } from "../payload-types.ts";
import { tableOf } from "../platform/database/table-of.ts";
import { madeUpOffice } from "./made-up-office.ts";

const atOnce = 200;
type Rows = Record<string, unknown>[];

async function insert(payload: Payload, slug: Parameters<typeof tableOf>[1], rows: Rows): Promise<void> {
  const table = tableOf(payload, slug);
  for (let at = 0; at < rows.length; at += atOnce)
    await payload.db.drizzle.insert(table).values(rows.slice(at, at + atOnce));
}

/** The columns of a row that belong to a group of its document, under the names that they have in it. */
const groupOf = (row: Rows[number], group: string) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith(`${group}_`) ? [[name.slice(group.length + 1), value]] : [],
    ),
  );

/** What the receipt of a row of a gift says: it was issued on the day of the gift, when nothing had been given back. */
function factsOf(gift: Rows[number], settings: ReceiptSettings) {
  const groups = { donor: groupOf(gift, "donor"), gateway: groupOf(gift, "gateway") };
  const document = { ...gift, ...groups, state: "approved", refundedCents: 0 };
  return factsFromDonation(document as unknown as Donation, settings, new Date(String(gift.createdAt)));
}

/** What staff set for receipts; where nobody is named yet who signs them, as for a new charity, somebody made up. */
async function signedSettings(payload: Payload): Promise<ReceiptSettings> {
  const settings = await receiptSettings(payload);
  if (settings.signatory.name && settings.signatory.title) return settings;
  return { ...settings, signatory: { ...settings.signatory, name: "Margaret Osei", title: "Treasurer" } };
}

/** A receipt for each gift that has one, in the order of the gifts. */
function receiptsOf(gifts: Rows, settings: ReceiptSettings): Rows {
  const receipted = gifts.filter(
    ({ state, donationType, amountCents }) =>
      (state === "approved" || state === "refunded") &&
      donationType === "single" &&
      Number(amountCents) >= 2_000,
  );
  return receipted.map((gift, index) => ({
    serial: index + 1,
    issueKey: `made-up-${serialText(index + 1)}`,
    state: gift.state === "refunded" ? "cancelled" : "issued",
    donation: gift.id,
    donorName: `${gift.donor_firstName} ${gift.donor_lastName}`,
    giftDay: gift.giftDay,
    issueDay: gift.giftDay,
    amountCents: gift.amountCents,
    advantageCents: 0,
    eligibleCents: gift.amountCents,
    facts: factsOf(gift, settings),
    createdAt: gift.createdAt,
    updatedAt: gift.createdAt,
  }));
}

/** What was given back of each gift that is no longer kept, some days after it was given. */
function refundsOf(gifts: Rows, today: string): Rows {
  const returned = gifts.filter(({ state, giftDay }) => state === "refunded" && giftDay);
  return returned.map((gift, index) => {
    const days = index % 40;
    const someDaysLater = addDays(String(gift.giftDay), days);
    const day = someDaysLater < today ? someDaysLater : today;
    const at = `${day}T18:00:00.000Z`;
    return {
      orderId: `${gift.orderId}-R1`,
      key: `made-up-${index}`,
      donation: gift.id,
      amountCents: gift.amountCents,
      state: "given-back",
      transaction: days === 0 ? "correction" : "refund",
      revision: 1,
      givenBackDay: day,
      sentAt: at,
      checks: 0,
      followUp: "done",
      gateway_referenceNum: `6601${String(900_000_000 + index).padStart(14, "0")}`,
      history: [{ at, state: "given-back", note: "code 027" }],
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** Who ever gave an instalment has a monthly gift. */
function monthlyGiftsOf(gifts: Rows): Rows {
  const byAddress = new Map(
    gifts
      .filter(({ donationType, giftDay }) => donationType === "instalment" && giftDay)
      .map((gift) => [gift.donor_email, gift]),
  );
  return [...byAddress.values()].map((gift, index) => ({
    orderId: gift.orderId,
    signUp: gift.id,
    state: index % 9 === 0 ? "paused" : index % 5 === 0 ? "stopped" : "active",
    amountCents: gift.amountCents,
    donationArea: gift.donationArea,
    firstName: gift.donor_firstName,
    lastName: gift.donor_lastName,
    email: gift.donor_email,
    dataKey: `made-up-${index}`,
    cardExpiry: index % 30 === 0 ? "2026-12" : "2029-04",
    firstBillingDay: gift.giftDay,
    // Far off: the vault has none of these cards, and a system that was left running with a nearer day would find so on it,
    // pause each gift and mail its donor.
    nextBillingDay: "2099-01-15",
    stateReason: index % 27 === 0 ? "Declined: card-gone" : null,
    resumeDay: index % 27 === 9 ? "2099-03-15" : null,
    createdAt: gift.createdAt,
    updatedAt: gift.createdAt,
  }));
}

/** As many subscribers as forms, of donors: some still to confirm, some who left, most of them on the list. */
function subscribersOf(gifts: Rows, most: number): Rows {
  const byAddress = new Map(gifts.map((gift) => [gift.donor_email, gift]));
  return [...byAddress.values()].slice(0, most).map((gift, index) => {
    const state = index % 11 === 0 ? "pending" : index % 7 === 0 ? "left" : "confirmed";
    return {
      email: gift.donor_email,
      firstName: gift.donor_firstName,
      lastName: gift.donor_lastName,
      language: index % 5 === 0 ? "fr" : "en",
      state,
      source: index % 3 === 0 ? "newsletter form" : "donation form",
      consentAt: gift.createdAt,
      confirmedAt: state === "pending" ? null : gift.createdAt,
      passedOnAt: state === "pending" || index % 50 === 1 ? null : gift.createdAt,
      leftAt: state === "left" ? gift.createdAt : null,
      createdAt: gift.createdAt,
      updatedAt: gift.createdAt,
    };
  });
}

const { values } = parseArgs({
  options: {
    gifts: { type: "string", default: "200000" },
    donors: { type: "string", default: "80000" },
    forms: { type: "string", default: "20000" },
  },
});
const { default: config } = await import("../payload.config.ts");
const payload = await getPayload({ config });
try {
  const { totalDocs } = await payload.db.count({ collection: "donations", where: {} });
  if (totalDocs > 0) throw new Error("There are gifts in this database already: nothing was made up.");
  const { areas } = await readGivingChoices(payload);
  const now = new Date();
  const office = madeUpOffice(
    { gifts: Number(values.gifts), donors: Number(values.donors), forms: Number(values.forms) },
    areas.map(({ name }) => name),
    now,
  );
  // The database counts from 1 in an empty table, and receipts point to gifts.
  const gifts: Rows = office.donations().map((gift, index) => ({ id: index + 1, ...gift }));
  await insert(payload, "donations", gifts);
  await insert(payload, "receipts", receiptsOf(gifts, await signedSettings(payload)));
  await insert(payload, "refunds", refundsOf(gifts, dayIn(now, bankTimeZone)));
  await insert(payload, "monthly-gifts", monthlyGiftsOf(gifts));
  await insert(payload, "form-submissions", office.forms());
  await insert(payload, "subscribers", subscribersOf(gifts, Number(values.forms)));
  await fillFoundBy(payload);
  await keepDonors(payload, now);
  const { totalDocs: donors } = await payload.db.count({ collection: "donors", where: {} });
  console.log(`${gifts.length} gifts of ${donors} donors, ${values.forms} forms`);
} catch (error) {
  console.error((error instanceof Error ? error.message : String(error)).slice(0, 500));
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
