import { randomUUID } from "node:crypto";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import type { Donation, Receipt } from "../../payload-types.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { runBilling } from "../billing/run-billing.ts";
import { setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { runAnnual } from "../receipts/annual/run-annual.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation } from "../record/donation-store.ts";
import { followUpRefund } from "../refunds/follow-up-refund.ts";
import { refundDonation } from "../refunds/refund-donation.ts";
import { amountOf } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { giftsToReport } from "./to-report.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  simulator = await startSimulator(app.dataDir);
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function contextAt(at: string) {
  await simulator.set({ clock: at });
  return donationContext(app.payload, simulator.origin, { now: () => new Date(at) });
}

async function receipted(amount: string): Promise<Donation> {
  const context = await contextAt("2027-02-10T18:00:00Z");
  const gift = await rowOfAnswer(app.payload, await give(context, amountOf(amount)));
  await sweepDonations(context, { everything: true });
  return gift;
}

async function giveBack({ id }: Pick<Donation, "id">, amountCents: number): Promise<void> {
  const context = await contextAt("2027-03-03T18:00:00Z");
  const gift = await findDonation(app.payload, { id: { equals: id } });
  if (!gift) throw new Error("no gift");
  const wish = { amountCents, reason: "Given twice", by: "7", key: randomUUID() };
  const refund = await refundDonation(context, gift, wish);
  await followUpRefund(app.payload, refund.id, { now: context.now() });
}

async function receiptsOf(gifts: readonly Pick<Donation, "id">[]): Promise<Receipt[]> {
  const where = { donation: { in: gifts.map(({ id }) => id) } };
  const { docs } = await app.payload.find({ collection: "receipts", where, sort: "serial", depth: 0 });
  return docs;
}

/** What is to be reported of these gifts: what each line says was on the receipt, and what went back. */
async function lines(...gifts: Pick<Donation, "id">[]): Promise<[receipt: number, returned: number][]> {
  const ids = new Set(gifts.map(({ id }) => id));
  return (await giftsToReport(app.payload))
    .filter(({ giftId }) => giftId !== null && ids.has(giftId))
    .map(({ receiptCents, returnedCents }) => [receiptCents, returnedCents]);
}

test("of a gift that goes back in parts each line has its own part", async () => {
  const gift = await receipted("200");
  await giveBack(gift, 6_000);
  expect(await lines(gift)).toEqual([[20_000, 6_000]]);
  await giveBack(gift, 7_500);
  expect(await lines(gift)).toEqual([
    [20_000, 6_000],
    [14_000, 7_500],
  ]);
  await giveBack(gift, 6_500);
  expect(await lines(gift)).toEqual([
    [20_000, 6_000],
    [14_000, 7_500],
    [6_500, 6_500],
  ]);
});

test("a part too small to be reported is reported with the next that brings the gift over the sum", async () => {
  const gift = await receipted("100");
  await giveBack(gift, 4_000);
  expect(await lines(gift)).toEqual([]);
  await giveBack(gift, 2_000);
  expect(await lines(gift)).toEqual([[6_000, 6_000]]);
});

test("of the receipt of a year the month that went back is reported, whichever it is", async () => {
  const gift = await setUpMonthly(await contextAt("2026-09-02T20:00:00Z"), amountOf("60"));
  for (const month of ["2026-09", "2026-10", "2026-11"]) {
    await app.payload.db.updateOne({
      collection: "monthly-gifts",
      id: gift.id,
      data: { nextBillingDay: `${month}-15` },
    });
    await runBilling(await contextAt(`${month}-15T15:00:00Z`));
  }
  const months = await triesOf(app.payload, gift);
  const [september, october, november] = months;
  if (!september || !october || !november) throw new Error("not billed");
  await runAnnual(app.payload, { year: 2026, now: new Date("2027-02-01T17:00:00Z") });
  await giveBack(september, 1_000);
  expect(await lines(...months)).toEqual([]);
  await giveBack(october, 6_000);
  expect(await lines(...months)).toEqual([[17_000, 6_000]]);
  await giveBack(september, 5_000);
  expect(await lines(...months)).toEqual([
    [17_000, 6_000],
    [11_000, 6_000],
  ]);
});

async function cancel(receipt: Receipt | undefined, body: object): Promise<number> {
  const request = new Request(`http://localhost:3001/api/receipts/${receipt?.id}/cancel`, {
    method: "POST",
    headers: { Authorization: `JWT ${tokens.get("finance")}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await handleEndpoints({ config: app.payload.config, request })).status;
}

test("a receipt that was issued in error is cancelled and nothing is to be reported, since nothing went back", async () => {
  const gift = await receipted("80");
  const [receipt] = await receiptsOf([gift]);
  expect(await cancel(receipt, { reason: "Made out to the wrong one" })).toBe(200);
  expect(await receiptsOf([gift])).toMatchObject([{ state: "cancelled", reportDueDay: null }]);
  expect(await lines(gift)).toEqual([]);
});

test("a receipt that is cancelled since money was given back elsewhere is reported whole, from $50 of the gift on", async () => {
  const [gift, small, parts] = [await receipted("80"), await receipted("49"), await receipted("85")];
  await giveBack(parts, 4_000);
  for (const each of [gift, small, parts]) {
    const inForce = (await receiptsOf([each])).find(({ state }) => state === "issued");
    const reason = "Given back at the gateway";
    expect(await cancel(inForce, { reason, moneyBack: true })).toBe(200);
  }
  expect(await lines(gift)).toEqual([[8_000, 8_000]]);
  expect(await lines(small)).toEqual([]);
  expect(await lines(parts)).toEqual([[4_500, 8_500]]);
});
