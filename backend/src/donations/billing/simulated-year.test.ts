import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { compareYear } from "./testing/compare-year.ts";
import { simulateYear } from "./testing/simulated-year.ts";

let app: TestPayload;
let simulator: Simulator;

// A year takes a while, and the kill in it starts an application in a process of its own.
vi.setConfig({ testTimeout: 600_000 });

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

test("a year of monthly gifts agrees with the bank's ledger to the cent, refunds and receipts too, each due month charged once and each change told", async () => {
  const kills = 1;
  const lived = await simulateYear({ app, simulator, donors: 20, kills, everyDay: false });
  const { wrong, killed, ...year } = await compareYear(app.payload, simulator, lived);
  expect(killed).toBe(kills);
  expect(year.due).toBeGreaterThan(100);
  const { declined, hard, givenBack, cards, amounts, pauses, leftByWish, stopped, receiptsOfSeveral } = year;
  const happened = {
    declined,
    hard,
    givenBack,
    cards,
    amounts,
    pauses,
    leftByWish,
    stopped,
    receiptsOfSeveral,
  };
  expect(Object.entries(happened).filter(([, times]) => times === 0)).toEqual([]);
  expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
});
