import { createHash, randomUUID } from "node:crypto";
import { emptyDraft } from "@pcf/contract/donation/form";
import { handleEndpoints } from "payload";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { runBilling } from "../../billing/run-billing.ts";
import { setUpMonthly, triesOf } from "../../billing/testing/monthly-donors.ts";
import { changeReceiptDonor } from "../../monthly/change-receipt-donor.ts";
import { ownGifts } from "../../my-gifts/own-gifts.ts";
import { followUpRefund } from "../../refunds/follow-up-refund.ts";
import { refundDonation } from "../../refunds/refund-donation.ts";
import { amountOf } from "../../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { annualKey } from "../annual-receipts.ts";
import { factsFromDonation } from "../facts-from-donation.ts";
import { assignReceiptGift, yearlyFacts } from "../gifts-of-year.ts";
import { insertReceipt } from "../issue/insert-receipt.ts";
import { receiptFactsSchema } from "../receipt-facts.ts";
import { receiptSettings } from "../receipt-settings.ts";
import { saveReceiptSettings } from "../testing/approved-donation.ts";
import { plannedAnnualLines } from "./annual-report.ts";
import { yearToReceipt } from "./annual-task.ts";
import { planAnnual } from "./plan-annual.ts";
import { runAnnual } from "./run-annual.ts";
import { waitingForSpelling } from "./waiting-for-spelling.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;
let clock = new Date("2026-09-02T20:00:00Z");
const february = new Date("2027-02-01T17:00:00Z");

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
  await saveReceiptSettings(app.payload);
  tokens = await staffTokens(app.payload);
});
// Each run goes through all that was charged in its year: what a test has charged is of a year long ago for the next ones.
afterEach(() =>
  app.payload.db.updateMany({
    collection: "donations",
    where: { donationType: { equals: "instalment" } },
    data: { createdAt: "2020-06-15T15:00:00.000Z" },
  }),
);
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

const at = (moment: string) => {
  clock = new Date(moment);
  return donationContext(app.payload, simulator.origin, { now: () => clock });
};
const issue = () => runAnnual(app.payload, { year: 2026, now: february });
let donors = 0;

/** A monthly gift with a charge on the 15th of each of these months. */
async function billedGift(
  months: string[],
  fields: Record<string, string> = {},
): Promise<{ gift: MonthlyGift; tries: Donation[] }> {
  donors += 1;
  const given = { b_email: `yearly-${donors}@donor.example`, ...fields };
  const start = new Date(Date.parse(`${months[0]}-02T20:00:00Z`));
  await simulator.set({ clock: start.toISOString() });
  const gift = await setUpMonthly(at(start.toISOString()), given);
  for (const month of months) {
    await simulator.set({ clock: `${month}-15T15:00:00Z` });
    await runBilling(at(`${month}-15T15:00:00Z`));
    for (const each of await triesOf(app.payload, gift))
      await app.payload.db.updateOne({ collection: "donations", id: each.id, data: { followUp: "done" } });
    await app.payload.db.updateOne({
      collection: "monthly-gifts",
      id: gift.id,
      data: { nextBillingDay: `${months[months.indexOf(month) + 1] ?? "2099-01"}-15` },
    });
  }
  return { gift, tries: await triesOf(app.payload, gift) };
}
const receipts = async ({ email, lastName, organization }: MonthlyGift, tries: Donation[]) => {
  const where = { donation: { in: tries.map(({ id }) => id) } };
  const { docs } = await app.payload.find({ collection: "receipts", where, sort: "serial", depth: 0 });
  expect(docs.every(({ donorName }) => donorName.includes(organization || lastName))).toBe(true);
  const mails = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: email }, kind: { equals: "receipt" } },
  });
  return { rows: docs, mails: mails.totalDocs };
};
async function refund(donation: Donation, amountCents: number) {
  const [now] = await triesOf(app.payload, { id: Number(donation.monthlyGift) }).then((all) =>
    all.filter(({ id }) => id === donation.id),
  );
  if (!now) throw new Error("no such month");
  const wish = { amountCents, reason: "asked for", by: "7", key: randomUUID() };
  const row = await refundDonation(at("2027-03-01T20:00:00Z"), now, wish);
  await followUpRefund(app.payload, row.id, { now: clock });
}

test("the months of a year get one receipt and one mail, however often and at once it is started", async () => {
  const { gift, tries } = await billedGift(["2026-11", "2026-12", "2027-01"]);
  expect(tries).toHaveLength(3);
  const plan = plannedAnnualLines(await planAnnual(app.payload, 2026), 2026).join("\n");
  expect(plan).toContain(`${gift.orderId}  $50.00  2 gifts, would be issued`);
  expect(plan).not.toContain(gift.email);
  expect((await receipts(gift, tries)).rows).toEqual([]);

  await Promise.all([issue(), issue()]);
  await issue();
  const { rows, mails } = await receipts(gift, tries);
  expect(rows).toMatchObject([{ state: "issued", amountCents: 5_000, eligibleCents: 5_000 }]);
  expect(mails).toBe(1);
  expect(receiptFactsSchema.parse(rows[0]?.facts).yearly).toEqual({
    year: 2026,
    gifts: tries.slice(0, 2).map(({ orderId }) => ({ orderId, amountCents: 2_500 })),
  });
  const own = await ownGifts(app.payload, gift.email);
  const months = own.gifts
    .filter(({ kind }) => kind === "instalment")
    .map(({ receipt }) => receipt?.id ?? null);
  expect(months).toEqual([null, rows[0]?.id, rows[0]?.id]);
});

test("two monthly gifts of a donor are on one receipt, month by month; what comes back of either replaces it", async () => {
  const b_email = "twice@donor.example";
  const card = await billedGift(["2026-11", "2026-12"], { b_email });
  const other = await billedGift(["2026-10", "2026-11"], { b_email, ...amountOf("12") });
  const tries = [...card.tries, ...other.tries];
  const plans = (await planAnnual(app.payload, 2026)).filter(({ signUps }) => signUps.length > 1);
  expect(plannedAnnualLines(plans, 2026)[1]).toBe(
    `${card.gift.orderId}, ${other.gift.orderId}  $74.00  4 gifts, would be issued`,
  );
  await Promise.all([issue(), issue()]);
  await issue();
  const { rows, mails } = await receipts(card.gift, tries);
  expect(rows).toMatchObject([{ state: "issued", amountCents: 7_400, eligibleCents: 7_400 }]);
  expect(mails).toBe(1);
  const listed = receiptFactsSchema.parse(rows[0]?.facts).yearly?.gifts;
  expect(listed).toEqual(tries.map(({ orderId, amountCents }) => ({ orderId, amountCents })));
  const own = await ownGifts(app.payload, b_email);
  const months = own.gifts.filter(({ kind }) => kind === "instalment");
  expect(months.map(({ receipt }) => receipt?.id)).toEqual(tries.map(() => rows[0]?.id));

  for (const { tries: of } of [card, other]) {
    const [first] = of;
    if (!first) throw new Error("not billed");
    await refund(first, first.amountCents);
  }
  await issue();
  const after = (await receipts(card.gift, tries)).rows;
  expect(after.map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ["replaced", 7_400],
    ["replaced", 4_900],
    ["issued", 3_700],
  ]);
});

test("gifts from one address in two names, or to two postal addresses, are on receipts of their own", async () => {
  const b_email = "family@donor.example";
  const given = [
    await billedGift(["2026-12"], { b_email }),
    await billedGift(["2026-12"], { b_email, b_fname: "Kit" }),
    await billedGift(["2026-12"], { b_email, b_add: "9 Other Street" }),
  ];
  await issue();
  for (const { gift, tries } of given)
    expect((await receipts(gift, tries)).rows).toMatchObject([{ amountCents: 2_500 }]);
});

test("killed before the receipt of two gifts, and one name corrected since, the next run keeps their months together, and only these", async () => {
  const b_email = "corrected@donor.example";
  const first = await billedGift(["2026-11"], { b_email });
  const second = await billedGift(["2026-12"], { b_email });
  const tries = [...first.tries, ...second.tries];
  await assignReceiptGift(app.payload, tries, first.gift.id);
  const corrected = { receiptName: `Robin Corrected ${second.gift.lastName}` };
  const signUp = Number(second.gift.signUp);
  await app.payload.db.updateOne({ collection: "donations", id: signUp, data: corrected });
  await assignReceiptGift(app.payload, second.tries, second.gift.id);
  // Given in the corrected name from the beginning: not the donor to whom the receipt of the two is made out.
  const third = await billedGift(["2026-12"], { b_email, b_fname: "Robin Corrected" });
  await issue();
  expect((await receipts(first.gift, tries)).rows).toMatchObject([{ state: "issued", amountCents: 5_000 }]);
  expect((await receipts(third.gift, third.tries)).rows).toMatchObject([{ amountCents: 2_500 }]);
});

test("of two runs at once that see a donor's gifts in different ways, each month is on one receipt", async () => {
  const b_email = "both-ways@donor.example";
  const first = await billedGift(["2026-10"], { b_email });
  const second = await billedGift(["2026-11", "2026-12"], { b_email });
  const tries = [...first.tries, ...second.tries];
  // One of them read the second gift's name before it was corrected, the other one after it.
  await Promise.all([
    assignReceiptGift(app.payload, tries, first.gift.id),
    assignReceiptGift(app.payload, second.tries.toReversed(), second.gift.id),
  ]);
  await issue();
  await issue();
  const { rows } = await receipts(first.gift, tries);
  const listed = rows
    .filter(({ state }) => state === "issued")
    .flatMap(({ facts }) => receiptFactsSchema.parse(facts).yearly?.gifts ?? []);
  expect(listed.map(({ orderId }) => orderId).sort()).toEqual(tries.map(({ orderId }) => orderId).sort());
});

test("staff who serve donors open a copy of a year's receipt, the very one that was mailed; others may not", async () => {
  const { gift, tries } = await billedGift(["2026-11", "2026-12"]);
  await issue();
  const { id = 0, serial = 0 } = (await receipts(gift, tries)).rows[0] ?? {};
  const open = async (role: Role | "visitor") => {
    const headers = new Headers(role === "visitor" ? [] : [["Authorization", `JWT ${tokens.get(role)}`]]);
    const request = new Request(`http://localhost:3001/api/receipts/${id}/pdf`, { headers });
    return handleEndpoints({ config: app.payload.config, request });
  };
  for (const role of ["visitor", "editor"] as const) expect((await open(role)).status).toBe(403);
  const copies = await Promise.all((["donor-services", "finance"] as const).map(open));
  for (const copy of copies)
    expect([copy.status, copy.headers.get("content-type"), copy.headers.get("cache-control")]).toEqual([
      ...[200, "application/pdf", "no-store"],
    ]);
  const hashes = await Promise.all(
    copies.map(async (copy) =>
      createHash("sha256")
        .update(await copy.bytes())
        .digest("hex"),
    ),
  );
  const filename = `tax-receipt-${String(serial).padStart(7, "0")}.pdf`;
  const mails = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: gift.email }, kind: { equals: "receipt" } },
  });
  expect(mails.docs[0]?.attachments).toMatchObject([{ filename, sha256: hashes[0] }]);
  expect(hashes[1]).toBe(hashes[0]);
  expect(copies[0]?.headers.get("content-disposition")).toContain(filename);
});

test("the year's receipt of an organization, and of two people, is made out to them", async () => {
  const club = { b_giver: "organization", b_org: "Harbour Rowing Club", b_email: "club@donor.example" };
  const couple = { b_initial: "Q", b_second: "1", b2_fname: "Bo", b2_lname: "Lee" };
  const given = [await billedGift(["2026-11"], club), await billedGift(["2026-12"], couple)];
  await issue();
  const names = await Promise.all(
    given.map(async ({ gift, tries }) =>
      (await receipts(gift, tries)).rows.map(({ donorName }) => donorName),
    ),
  );
  expect(names).toEqual([["Harbour Rowing Club"], ["Robin Q. Sample and Bo Lee"]]);
  expect(given[0]?.tries[0]?.donor).toMatchObject({
    organization: "Harbour Rowing Club",
    firstName: "Robin",
  });
});

test("a changed name stands on the receipts still to come and on the charges after it; what was issued stays", async () => {
  const { gift, tries } = await billedGift(["2025-12", "2026-12"]);
  await runAnnual(app.payload, { year: 2025, now: february });
  const values = {
    ...emptyDraft(),
    b_fname: "Robin",
    b_lname: "Sample-Lee",
    b_add: "2 Elm St",
    b_city: "Banff",
  };
  await changeReceiptDonor(at("2027-01-20T20:00:00Z"), gift, values);
  await issue();
  expect((await receipts(gift, tries)).rows.map(({ donorName }) => donorName)).toEqual([
    "Robin Sample",
    "Robin Sample-Lee",
  ]);
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: "2027-02-15" },
  });
  await runBilling(at("2027-02-15T20:00:00Z"));
  const months = await triesOf(app.payload, gift);
  expect(months.map(({ donor }) => donor?.lastName)).toEqual(["Sample", "Sample", "Sample-Lee"]);
});

test("what a club and its treasurer give with one address are two donors' gifts, each below the minimum", async () => {
  const b_email = "treasurer@donor.example";
  const club = { b_giver: "organization", b_org: "Harbour Rowing Club", b_email, ...amountOf("12") };
  const given = [
    await billedGift(["2026-12"], club),
    await billedGift(["2026-12"], { b_email, ...amountOf("12") }),
  ];
  await issue();
  for (const { gift, tries } of given) expect((await receipts(gift, tries)).rows).toEqual([]);
});

test("a year that still runs is not receipted, and January waits", async () => {
  await expect(runAnnual(app.payload, { year: 2026, now: new Date("2027-01-01T06:59:00Z") })).rejects.toThrow(
    "not over",
  );
  expect(yearToReceipt(new Date("2027-02-01T06:59:00Z"))).toBeNull();
  expect(yearToReceipt(new Date("2027-02-01T08:00:00Z"))).toBe(2026);
  expect(yearToReceipt(new Date("2027-02-28T20:00:00Z"))).toBe(2026);
});

test("what was given back before is left out; what comes back later replaces the receipt, and all of it cancels it", async () => {
  const { gift, tries } = await billedGift(["2026-10", "2026-11", "2026-12"]);
  const [october, november, december] = tries;
  if (!october || !november || !december) throw new Error("not billed");
  await refund(october, 2_500);
  await issue();
  expect((await receipts(gift, tries)).rows).toMatchObject([{ state: "issued", amountCents: 5_000 }]);

  await refund(november, 1_000);
  const replaced = (await receipts(gift, tries)).rows;
  expect(replaced).toMatchObject([
    { state: "replaced", reason: "A part of the gift was given back" },
    { state: "issued", amountCents: 4_000, eligibleCents: 4_000 },
  ]);
  expect(receiptFactsSchema.parse(replaced[1]?.facts).yearly?.gifts).toEqual([
    { orderId: november.orderId, amountCents: 1_500 },
    { orderId: december.orderId, amountCents: 2_500 },
  ]);
  const mails = await app.payload.find({
    collection: "outbox",
    where: { kind: { equals: "gift-refunded" }, to: { equals: gift.email } },
    sort: "-id",
  });
  const [newest] = mails.docs;
  expect(newest?.text).toContain(String(replaced[0]?.serial).padStart(7, "0"));
  expect(newest?.text?.replace(/\s+/g, " ")).toContain("for $40.00, takes its place");

  await refund(november, 1_500);
  await refund(december, 2_500);
  await issue();
  const { rows } = await receipts(gift, tries);
  expect(rows.map(({ state }) => state)).toEqual(["replaced", "replaced", "cancelled"]);
});

test("killed after the receipt was written, the next run mails it, also when a month came back meanwhile", async () => {
  const { gift, tries } = await billedGift(["2026-11", "2026-12"]);
  const [november, december] = tries;
  if (!november || !december) throw new Error("not billed");
  const { amountCents, yearly } = yearlyFacts(2026, tries);
  const facts = {
    ...factsFromDonation(december, await receiptSettings(app.payload), february),
    ...{ amountCents, eligibleCents: amountCents, yearly },
  };
  // What the first statement of a run that dies leaves.
  await insertReceipt(app.payload, {
    issueKey: annualKey(2026, gift.id),
    donationId: december.id,
    replacesId: null,
    facts,
    now: february,
  });
  await app.payload.db.updateOne({
    collection: "donations",
    id: november.id,
    data: { state: "refunded", refundedCents: 2_500 },
  });
  await issue();
  const { rows } = await receipts(gift, tries);
  expect(rows.map(({ state, amountCents: cents }) => [state, cents])).toEqual([
    ["replaced", 5_000],
    ["issued", 2_500],
  ]);
  await issue();
  expect((await receipts(gift, tries)).rows).toHaveLength(2);
  expect((await receipts(gift, tries)).mails).toBeGreaterThanOrEqual(1);
});

test("the minimum is of a donor's whole year, and a charge that is not clear is waited for", async () => {
  const small = await billedGift(["2026-12"], amountOf("5.00"));
  const plans = await planAnnual(app.payload, 2026);
  const of = (gift: MonthlyGift) => plans.find(({ receiptGiftId }) => receiptGiftId === gift.id);
  expect(of(small.gift)).toMatchObject({ cents: 500, status: "below-minimum" });

  const { gift, tries } = await billedGift(["2026-11", "2026-12"]);
  const change = (state: string) =>
    app.payload.db.updateOne({ collection: "donations", id: tries[1]?.id ?? 0, data: { state } });
  await change("held");
  await issue();
  expect((await receipts(gift, tries)).rows).toEqual([]);
  await change("approved");
  await issue();
  expect((await receipts(gift, tries)).rows).toMatchObject([{ amountCents: 5_000 }]);
});

test("letters that receipts cannot print are waited for; staff hear once and give a spelling with the sign-up", async () => {
  const { gift, tries } = await billedGift(["2026-12"]);
  const signUp = Number(gift.signUp);
  await app.payload.db.updateOne({ collection: "donations", id: signUp, data: { receiptName: "ꦲꦤ" } });
  await issue();
  await issue();
  const notices = await app.payload.count({
    collection: "outbox",
    where: { key: { equals: `receipt-letters:${gift.orderId}` } },
  });
  expect(notices.totalDocs).toBe(1);
  expect((await receipts(gift, tries)).rows).toEqual([]);
  const listed = async () =>
    (await waitingForSpelling(app.payload, [2026, 2027])).map(({ signUp: { id }, name, year }) => ({
      id,
      name,
      year,
    }));
  expect(await listed()).toEqual([{ id: signUp, name: "ꦲꦤ", year: 2026 }]);

  const spelled = { name: `Ann ${gift.lastName}`, address: ["1 Main St", "Victoria, BC"] };
  const request = new Request(`http://localhost:3001/api/donations/${signUp}/receipt-spelling`, {
    method: "POST",
    headers: { Authorization: `JWT ${tokens.get("donor-services")}`, "Content-Type": "application/json" },
    body: JSON.stringify(spelled),
  });
  expect((await handleEndpoints({ config: app.payload.config, request })).status).toBe(200);
  await issue();
  const { rows } = await receipts(gift, tries);
  expect(receiptFactsSchema.parse(rows[0]?.facts).donor).toEqual(spelled);
  expect(await listed()).toEqual([]);
});
