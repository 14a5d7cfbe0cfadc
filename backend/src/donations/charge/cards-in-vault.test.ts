import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { setUpMonthly } from "../billing/testing/monthly-donors.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { removeUnknownCards } from "./cards-in-vault.ts";

let app: TestPayload;
let simulator: Simulator;

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

test("before it expires, a card that no row names leaves the vault; those that a gift or somebody else has stay", async () => {
  const context = donationContext(app.payload, simulator.origin);
  const gift = await setUpMonthly(context);
  // Verified, stored, and the answer is lost: the settling stores the card a second time.
  await simulator.fail({ kind: "code" }, { kind: "drop-after" });
  const lost = await rowOfAnswer(app.payload, await give(context, { donation_type: "monthly" }));
  const unsettled = await simulator.cards();
  await simulator.set({ clock: "2035-11-20T18:00:00Z" });
  await removeUnknownCards(context);
  expect(await simulator.cards()).toEqual(unsettled);

  await sweepDonations(context, { everything: true });
  const paymentCard = { number: "4242424242424242", expiry: "1235" };
  await context.gateway.storeCard({ storedFor: "another-shop", paymentCard, networkReference: null });
  const before = await simulator.cards();
  await simulator.set({ clock: "2035-09-20T18:00:00Z" });
  await removeUnknownCards(context);
  expect(await simulator.cards()).toEqual(before);

  await simulator.set({ clock: "2035-11-20T18:00:00Z" });
  await simulator.fail({ kind: "drop-before" });
  await removeUnknownCards(context);
  expect(await simulator.cards()).toEqual(before);
  await removeUnknownCards(context);
  const [left, ...more] = before.filter((key) => !unsettled.includes(key) || key === gift.dataKey);
  expect(left).toBe(gift.dataKey);
  expect(await simulator.cards()).toEqual([left, ...more]);
  const settled = await context.payload.findByID({ collection: "donations", id: lost.id, depth: 0 });
  expect(settled.state).toBe("approved");
  expect(JSON.stringify(settled.history)).toContain("a card that no row names is taken out");
});
