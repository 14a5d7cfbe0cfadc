import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext } from "../testing/test-donations.ts";
import { runBilling } from "./run-billing.ts";
import { billAndDie } from "./testing/kill-billing.ts";
import { giftOf, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";

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

const steps = ["row-written", "gateway-answered", "outcome-written"];

// One process is killed with a month at every step, since the start of an application takes seconds.
test("killed with a month at each step, every month is charged once all the same", async () => {
  const context = donationContext(app.payload, simulator.origin, { now: () => clock });
  const gifts = [await setUpMonthly(context), await setUpMonthly(context), await setUpMonthly(context)];
  const dueAt = new Date("2026-11-15T15:00:00Z");
  expect(await billAndDie(app, simulator, { at: dueAt, steps })).toBe("SIGKILL");
  const tries = async () => (await Promise.all(gifts.map((gift) => triesOf(app.payload, gift)))).flat();
  const taken = new Set((await simulator.purchases()).map(({ orderId }) => orderId));
  const left = (await tries()).map(({ state, orderId }) => `${state}, ${taken.has(orderId) ? 1 : 0} charged`);
  expect(left.sort()).toEqual(["approved, 1 charged", "sending, 0 charged", "sending, 1 charged"]);

  // Back after ten minutes, and again on the next days.
  for (const later of ["2026-11-15T15:10:00Z", "2026-11-16T15:00:00Z", "2026-11-17T15:00:00Z"]) {
    clock = new Date(later);
    await sweepDonations(context, { everything: true });
    await runBilling(context);
  }
  const purchases = await simulator.purchases();
  expect(purchases).toHaveLength(gifts.length);
  for (const gift of gifts) {
    const orders = new Set((await triesOf(app.payload, gift)).map(({ orderId }) => orderId));
    const charges = purchases.filter(({ orderId }) => orders.has(orderId));
    expect(charges).toMatchObject([{ amount: "25.00", responseCode: "027" }]);
    expect(await giftOf(app.payload, gift.orderId)).toMatchObject({
      state: "active",
      nextBillingDay: "2026-12-15",
    });
  }
});
