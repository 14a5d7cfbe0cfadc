import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { lastRun } from "../../platform/jobs/run-note.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { comingDays, expiringGifts } from "../money/coming.ts";
import { amountOf } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext } from "../testing/test-donations.ts";
import { billingDays, chargesOf, triesAhead } from "./billing-stand.ts";
import { comingBilling } from "./coming-billing.ts";
import { giftOf, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;
let task: typeof import("./billing-task.ts");
const today = charityDay(new Date());

beforeAll(async () => {
  simulator = await startSimulator(mkdtempSync(path.join(tmpdir(), "simulator-")));
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: String(simulator.port) });
  app.payload.logger.level = "silent";
  // It reads the settings, which are now those of this test.
  task = await import("./billing-task.ts");
  tokens = await staffTokens(app.payload);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

/** A monthly gift as it stands when its day has come, or as these fields have it. */
async function monthly(cents: string, own: Partial<MonthlyGift> = {}): Promise<MonthlyGift> {
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin), amountOf(cents));
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: today, ...own },
  });
  return gift;
}
async function start(role: Role | "visitor") {
  const request = new Request("http://localhost:3001/api/monthly-billing/run", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(role !== "visitor" && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    body: "{}",
  });
  return handleEndpoints({ config: app.payload.config, request });
}
const work = () => app.payload.jobs.run({ queue: task.billingQueue, silent: true });

test("what the coming day will bring, and who is left out and why; a card of which the vault tells no end is not over", async () => {
  const day = addDays(today, 20);
  const far = addDays(day, 40);
  await monthly("21", { nextBillingDay: day });
  await monthly("20", { nextBillingDay: day, cardExpiry: "" });
  await monthly("22", { nextBillingDay: day, cardExpiry: "2020-01" });
  await monthly("23", { nextBillingDay: far });
  await monthly("24", { state: "paused", nextBillingDay: day, resumeDay: far });
  await monthly("25", { state: "paused", nextBillingDay: day, resumeDay: day });
  await monthly("26", { state: "paused", nextBillingDay: day });
  await monthly("27", { state: "paused", nextBillingDay: day, stateReason: "Declined: card-gone" });
  await monthly("28", { state: "stopped", stoppedAt: new Date().toISOString() });
  await monthly("29", { state: "stopped", stoppedAt: "2020-01-01T00:00:00.000Z" });
  const one = (cents: number) => ({ gifts: 1, cents });
  expect(await comingBilling(app.payload, { day, since: "2026-01-01T00:00:00.000Z" })).toEqual({
    asked: { gifts: 4, cents: 8_800 },
    expired: one(2_200),
    unclear: 0,
    left: {
      later: one(2_300),
      pausedUntil: one(2_400),
      pausedOpen: one(2_600),
      pausedDeclined: one(2_700),
      stopped: one(2_800),
    },
  });
  expect((await expiringGifts(app.payload, day)).map(({ cents }) => cents)).toEqual([2_200]);
  const ahead = (await comingDays(app.payload, new Date())).filter((coming) => coming.day >= day);
  expect(new Set(ahead.map(({ expired }) => expired.cents))).toEqual(new Set([2_200]));
});

test("finance charges what is due, at any hour and no second time; the page tells what came of it", async () => {
  for (const role of ["visitor", "editor", "donor-services"] as const)
    expect([role, (await start(role)).status]).toEqual([role, 403]);
  const gift = await monthly("40");
  expect((await start("finance")).status).toBe(200);
  expect((await start("administrator")).status).toBe(409);
  await work();
  const note = await lastRun(app.payload, task.billingRun);
  expect(note).toMatchObject({ by: "finance", planned: { count: 1, cents: 4_000 }, faults: [] });
  const period = { from: note?.startedAt ?? "", to: note?.endedAt ?? "" };
  expect(await chargesOf(app.payload, period)).toMatchObject({
    taken: { gifts: 1, cents: 4_000 },
    declined: { gifts: 0 },
    unclear: { gifts: 0 },
  });
  expect(await billingDays(app.payload, addDays(today, -1))).toMatchObject([
    { day: today, taken: { gifts: 1, cents: 4_000 } },
  ]);

  expect((await start("finance")).status).toBe(200);
  await work();
  expect(await triesOf(app.payload, gift)).toHaveLength(1);
  expect(await lastRun(app.payload, task.billingRun)).toMatchObject({ planned: { count: 0 } });
});

test("declines are told by their reason, and the day of the next try", async () => {
  const gift = await monthly("42");
  await simulator.decline({ dataKey: gift.dataKey, code: "076", iso: "51" });
  await start("finance");
  await work();
  const note = await lastRun(app.payload, task.billingRun);
  const outcome = await chargesOf(app.payload, { from: note?.startedAt ?? "", to: note?.endedAt ?? "" });
  expect(outcome).toMatchObject({ taken: { gifts: 0 }, declined: { gifts: 1 } });
  expect([...outcome.reasons]).toEqual([["funds", 1]]);
  const { nextTryDay } = await giftOf(app.payload, gift.orderId);
  expect(await triesAhead(app.payload)).toMatchObject([{ day: nextTryDay, gifts: 1 }]);
});

test("a gateway that is away is told as what it is, and what is due stays due", async () => {
  await monthly("41");
  await simulator.set({ down: true });
  await start("finance");
  await work();
  await simulator.set({ down: false });
  expect(await lastRun(app.payload, task.billingRun)).toMatchObject({
    planned: { count: 1 },
    faults: [{ orders: [], why: expect.stringContaining("The gateway does not answer") }],
  });
});
