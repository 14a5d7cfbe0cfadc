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

test("a year of monthly gifts agrees with the bank's ledger to the cent, and so do its receipts, each due month charged once", async () => {
  const due = await simulateYear({ app, simulator, donors: 16, kills: 1 });
  const year = await compareYear(app.payload, simulator, due);
  expect(due.size).toBeGreaterThan(100);
  expect(year.declined).toBeGreaterThan(0);
  expect(year.wrong).toEqual({
    centsApart: 0,
    chargesWithoutRow: 0,
    rowsWithoutCharge: 0,
    monthsChargedTwice: 0,
    dueMonthsLeft: 0,
    notSettled: 0,
    declinesNotTold: 0,
    cardsOfStoppedGifts: 0,
    receiptsApart: 0,
    receiptedApart: 0,
    serialsMissing: 0,
  });
});
