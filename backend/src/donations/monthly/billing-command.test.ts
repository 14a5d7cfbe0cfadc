import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext } from "../testing/test-donations.ts";
import { setUpMonthly, triesOf } from "./testing/monthly-donors.ts";

const command = path.resolve(import.meta.dirname, "billing-command.ts");

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

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [command, ...words], {
    env: {
      ...process.env,
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl,
      NODE_ENV: "test",
      GATEWAY_SIMULATOR_PORT: String(simulator.port),
      LOG_LEVEL: "error",
    },
  });

test("the command says what a day would charge and leaves it, and without a word it bills today", async () => {
  const longAgo = new Date("2026-10-20T20:00:00Z");
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin, { now: () => longAgo }));
  const today = charityDay(new Date());
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: today },
  });
  const [dated, dry] = await Promise.all([
    run("--date", "2027-03-15"),
    run("--dry-run"),
    expect(run("--date", "tomorrow")).rejects.toThrow(/Usage/),
  ]);
  expect(dated.stdout).toContain("On 2027-03-15 1 monthly gifts would be charged, $25.00 together.");
  expect(dated.stdout).toContain(`${gift.orderId}  $25.00  month of 2027-03-15, try 1`);
  expect(dry.stdout).toContain(`${gift.orderId}  $25.00  month of ${today}, try 1`);
  expect(dated.stdout + dry.stdout).not.toContain(gift.email);
  expect(await triesOf(app.payload, gift)).toEqual([]);
  expect(await simulator.purchases()).toEqual([]);

  expect((await run()).stdout).toContain("1 monthly gifts charged, $25.00 together.");
  expect(await triesOf(app.payload, gift)).toMatchObject([{ state: "approved", dueDay: today }]);
});
