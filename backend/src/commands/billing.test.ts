import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { afterAll, beforeAll, expect, test } from "vitest";
import { billByHand } from "../donations/billing/bill-by-hand.ts";
import { readBillingRequest } from "../donations/billing/billing-arguments.ts";
import { setUpMonthly, triesOf } from "../donations/billing/testing/monthly-donors.ts";
import { type Simulator, startSimulator } from "../donations/testing/start-simulator.ts";
import { donationContext } from "../donations/testing/test-donations.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { runCommand } from "./testing/run-command.ts";

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
  runCommand(app, ["billing.ts", ...words], { GATEWAY_SIMULATOR_PORT: String(simulator.port) });

test("billing by hand says what a day would charge and leaves it, and without a word the command bills today", async () => {
  const longAgo = new Date("2026-10-20T20:00:00Z");
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin, { now: () => longAgo }));
  const today = charityDay(new Date());
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: today },
  });
  const now = donationContext(app.payload, simulator.origin);
  const said = async (...words: string[]) => (await billByHand(now, readBillingRequest(words))).join("\n");
  const dated = await said("--date", "2027-03-15");
  expect(dated).toContain("On 2027-03-15 1 monthly gifts would be charged, $25.00 together.");
  expect(dated).toContain(`${gift.orderId}  $25.00  month of 2027-03-15, try 1`);
  expect(await said("--dry-run", "--date", "2027-03-15")).toBe(dated);
  const dry = await said("--dry-run");
  expect(dry).toContain(`${gift.orderId}  $25.00  month of ${today}, try 1`);
  expect(dated + dry).not.toContain(gift.email);
  expect(await triesOf(app.payload, gift)).toEqual([]);
  expect(await simulator.purchases()).toEqual([]);

  expect((await run()).stdout).toContain("1 monthly gifts charged, $25.00 together.");
  expect(await triesOf(app.payload, gift)).toMatchObject([{ state: "approved", dueDay: today }]);
});

test("a word that is not known, and a day that is none, charge nothing: the command says how it is used", async () => {
  expect(() => readBillingRequest(["--dryrun"])).toThrow(/dryrun/);
  await expect(run("--date", "tomorrow")).rejects.toThrow(/Usage/);
});
