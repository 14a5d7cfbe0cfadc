import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";

let app: TestPayload;
let simulator: Simulator;
let task: typeof import("./billing-task.ts");

beforeAll(async () => {
  simulator = await startSimulator(mkdtempSync(path.join(tmpdir(), "simulator-")));
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: String(simulator.port) });
  // It reads the settings, which are now those of this test.
  task = await import("./billing-task.ts");
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

test.each([
  ["2026-07-15T12:59:00Z", false],
  ["2026-07-15T13:00:00Z", true],
  ["2026-07-16T06:59:00Z", true],
  ["2026-07-16T07:00:00Z", false],
  ["2025-12-15T13:59:00Z", false],
  ["2025-12-15T14:00:00Z", true],
])("at %s it is time to bill on the charity's clock: %s", (now, is) => {
  expect(task.isBillingTime(new Date(now))).toBe(is);
});

test("every job with a schedule has a queue that the system works off, the billing too", async () => {
  const { jobs } = app.payload.config;
  const { autoRun } = jobs;
  const run = typeof autoRun === "function" ? await autoRun(app.payload) : (autoRun ?? []);
  const workedOff = run.map(({ queue }) => queue ?? "default");
  const scheduled = (jobs.tasks ?? []).flatMap(({ schedule }) => schedule ?? []).map(({ queue }) => queue);
  expect(scheduled).toContain(task.billingQueue);
  expect(workedOff).toEqual(expect.arrayContaining(scheduled));
});

test("the job of the billing ends well when nothing is due", async () => {
  await app.payload.jobs.queue({ task: "billMonthlyGifts", input: {}, queue: task.billingQueue });
  await app.payload.jobs.run({ queue: task.billingQueue, silent: true });
  const { totalDocs } = await app.payload.count({
    collection: "payload-jobs",
    where: { taskSlug: { equals: "billMonthlyGifts" }, hasError: { equals: true } },
  });
  expect(totalDocs).toBe(0);
});
