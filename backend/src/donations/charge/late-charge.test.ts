import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { DonateContext } from "../give/donate.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, mailsAboutGift } from "../testing/test-donations.ts";
import { askAgain } from "./settle-by-staff.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
const minute = 60_000;
const later = (minutes: number): DonateContext => ({
  ...context,
  now: () => new Date(Date.now() + minutes * minute),
});

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
  await saveReceiptSettings(app.payload);
});
beforeEach(() => {
  context = donationContext(app.payload, simulator.origin, { answerWithinMs: 30_000 });
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function rowWith(key: string) {
  const row = await donationWithKey(app.payload, key);
  if (!row) throw new Error("no row");
  return row;
}
const mailsAbout = async (key: string) => mailsAboutGift(app.payload, await rowWith(key));

/** A gateway that stands still until another process has called the gift uncharged and has told the donor so. */
const standsStill = (): Partial<Gateway> => ({
  async purchase(charge) {
    await sweepDonations(later(10), { everything: true });
    return context.gateway.purchase(charge);
  },
  async verifyCard(verification) {
    await sweepDonations(later(10), { everything: true });
    return context.gateway.verifyCard(verification);
  },
});

test("a charge that comes after the gift was called not charged is held, logged and brought to the office", async () => {
  const key = "late-approval-0123456789";
  const logged = vi.spyOn(app.payload.logger, "error");
  await give({ ...context, gateway: { ...context.gateway, ...standsStill() } }, { idempotency_key: key });
  const row = await rowWith(key);
  expect(row).toMatchObject({ state: "held", followUp: "due", gateway: { responseCode: "027" } });
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ orderId: row.orderId, before: "not-charged" })],
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(row.donor?.email);
  logged.mockRestore();

  await sweepDonations(later(11), { everything: true });
  expect(await mailsAbout(key)).toEqual(["not-charged", "not-clear:charged-after-all"]);

  // A person has spoken with the donor, and the gift stays.
  await askAgain(context, await rowWith(key), { by: "7" });
  await sweepDonations(later(12), { everything: true });
  expect(await rowWith(key)).toMatchObject({ state: "approved", followUp: "done" });
  expect(await mailsAbout(key)).toContain("office-notice");
  const receipts = await app.payload.count({
    collection: "receipts",
    where: { donation: { equals: row.id } },
  });
  expect(receipts.totalDocs).toBe(1);
});

test("a late verification is held with its card, and accepting it stores no second one", async () => {
  const key = "late-verification-012345";
  const fields = { idempotency_key: key, donation_type: "monthly" };
  await give({ ...context, gateway: { ...context.gateway, ...standsStill() } }, fields);
  const { state, gateway } = await rowWith(key);
  expect([state, gateway?.dataKey]).toEqual(["held", expect.stringMatching(/^sim/)]);
  const storeCardOf = vi.fn(context.gateway.storeCardOf);
  const asking = { ...context, gateway: { ...context.gateway, storeCardOf } };
  await askAgain(asking, await rowWith(key), { by: "7" });
  expect(await rowWith(key)).toMatchObject({ state: "approved", gateway: { dataKey: gateway?.dataKey } });
  expect(storeCardOf).not.toHaveBeenCalled();
});

test("of two cards stored for one sign-up the one that no gift uses is taken out of the vault", async () => {
  const key = "two-cards-0123456789";
  const keys: string[] = [];
  const deleted: string[] = [];
  const noted = (gateway: Gateway): Gateway => ({
    ...gateway,
    async storeCard(card) {
      const stored = await gateway.storeCard(card);
      if (stored.kind === "stored") keys.push(stored.storedCard);
      // Another process settles the gift before this one has written what it knows.
      await sweepDonations(later(2), { everything: true });
      return stored;
    },
    async deleteCard(dataKey) {
      deleted.push(dataKey);
      return gateway.deleteCard(dataKey);
    },
  });
  const fields = { idempotency_key: key, donation_type: "monthly" };
  await give({ ...context, gateway: noted(context.gateway) }, fields);
  const row = await rowWith(key);
  expect(row.state).toBe("approved");
  expect(row.gateway?.dataKey).toMatch(/^sim/);
  expect(deleted).toEqual(keys);
  expect(deleted).not.toContain(row.gateway?.dataKey);
});

test("a gift whose process stood still is not sent to the bank any more, and the donor hears of it", async () => {
  const key = "stood-still-0123456789";
  let stoodStill = 0;
  const calls = await simulator.calls();
  const stale: DonateContext = {
    ...context,
    now: () => new Date(Date.now() + stoodStill),
    checkpoint: (step) => {
      if (step === "row-written") stoodStill = 2 * minute;
    },
  };
  const settled = Promise.withResolvers<void>();
  await give({ ...stale, queue: () => settled.resolve() }, { idempotency_key: key });
  await settled.promise;
  expect(await simulator.calls()).toBe(calls);
  await sweepDonations(later(3), { everything: true });
  expect(await rowWith(key)).toMatchObject({ state: "not-charged", followUp: "done" });
  expect(await mailsAbout(key)).toEqual(["not-charged"]);
});
