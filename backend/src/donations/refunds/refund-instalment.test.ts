import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { runBilling } from "../billing/run-billing.ts";
import { giftOf, setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext } from "../testing/test-donations.ts";
import { followUpRefund } from "./follow-up-refund.ts";
import { refundDonation } from "./refund-donation.ts";

let app: TestPayload;
let simulator: Simulator;
let clock = new Date("2026-11-02T20:00:00Z");

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});
const at = (moment: string) => {
  clock = new Date(moment);
  return donationContext(app.payload, simulator.origin, { now: () => clock });
};

test("a month of a monthly gift that is given back is not charged again, and the gift goes on with the next", async () => {
  const gift = await setUpMonthly(at("2026-11-02T20:00:00Z"));
  await runBilling(at("2026-11-15T15:00:00Z"));
  // As if the process had died before the gift was led on to its next month.
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: "2026-11-15" },
  });
  const [month] = await triesOf(app.payload, gift);
  if (!month) throw new Error("not billed");
  const due = { followUp: "due", followUpAt: clock.toISOString() };
  await app.payload.db.updateOne({ collection: "donations", id: month.id, data: due });
  const wish = { amountCents: 2_500, reason: "asked for", by: "7", key: randomUUID() };
  const refund = await refundDonation(at("2026-11-15T16:00:00Z"), month, wish);
  await followUpRefund(app.payload, refund.id, { now: clock });
  await sweepDonations(at("2026-11-15T16:10:00Z"), { everything: true });

  expect(await triesOf(app.payload, gift)).toMatchObject([{ state: "refunded", followUp: "done" }]);
  expect(await giftOf(app.payload, gift.orderId)).toMatchObject({
    state: "active",
    nextBillingDay: "2026-12-15",
    nextTryDay: null,
  });
  await runBilling(at("2026-11-20T15:00:00Z"));
  expect(await triesOf(app.payload, gift)).toHaveLength(1);
  await runBilling(at("2026-12-15T15:00:00Z"));
  expect(await triesOf(app.payload, gift)).toMatchObject([{ state: "refunded" }, { state: "approved" }]);
});
