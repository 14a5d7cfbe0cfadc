import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { compareYear } from "./testing/compare-year.ts";
import { simulateYear } from "./testing/simulated-year.ts";

let app: TestPayload;
let simulator: Simulator;

// A year takes a while, and the kill in it starts an application in a process of its own.
vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

test("a year of monthly gifts agrees with the bank's ledger to the cent, refunds and receipts too, each due month charged once and each change told", async () => {
  const lived = await simulateYear({ app, simulator, donors: 16, kills: 1 });
  const year = await compareYear(app.payload, simulator, lived);
  expect(lived.due.size).toBeGreaterThan(100);
  for (const some of [year.declined, year.givenBack, year.cards, lived.amounts, lived.pauses, year.stopped])
    expect(some).toBeGreaterThan(0);
  expect(year.wrong).toEqual({
    centsApart: 0,
    chargesWithoutRow: 0,
    rowsWithoutCharge: 0,
    monthsChargedTwice: 0,
    dueMonthsLeft: 0,
    notSettled: 0,
    declinesNotTold: 0,
    backApart: 0,
    cardChangesNotTold: 0,
    amountsNotTold: 0,
    pausesNotTold: 0,
    refundsNotTold: 0,
    stopsNotTold: 0,
    cardsNobodyKnows: 0,
    cardsOfStoppedGifts: 0,
    receiptsApart: 0,
    receiptedApart: 0,
    serialsMissing: 0,
  });
});
