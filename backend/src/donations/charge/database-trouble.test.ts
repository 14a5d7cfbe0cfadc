import { donationStateSchema } from "@pcf/contract/donation/result";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { solveCaptcha } from "../testing/browser-donor.ts";
import { donationForm } from "../testing/donation-form.ts";
import { refuseWrites, waitLittleForWriters } from "../testing/refuse-writes.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";

const isSqlite = !process.env.TEST_POSTGRES_URL;
let app: TestPayload;
let simulator: Simulator;

beforeAll(async () => {
  const { mkdtempSync } = await import("node:fs");
  simulator = await startSimulator(mkdtempSync("/tmp/simulator-"));
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: String(simulator.port), HUMAN_CHECK_COST: "1" });
  await saveReceiptSettings(app.payload);
  await waitLittleForWriters(app);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

const runs = (drizzle: object): drizzle is { run: (statement: string) => Promise<unknown> } =>
  "run" in drizzle;
async function run(statement: string) {
  const { drizzle } = app.payload.db;
  if (!runs(drizzle)) throw new Error("not SQLite");
  await drizzle.run(statement);
}

const call = (path: string, init?: RequestInit) =>
  handleEndpoints({
    config: app.payload.config,
    request: new Request(`http://localhost:3001/api${path}`, init),
  });
const humanToken = async () => solveCaptcha(await (await call("/human-check")).json());
const post = (key: string, token: string) =>
  call("/donate", {
    method: "POST",
    body: donationForm({ token, idempotency_key: key }),
    headers: { "X-Requested-With": "XMLHttpRequest" },
  });
const stateOf = async (key: string) =>
  donationStateSchema.parse(await (await call(`/donations/state?key=${key}`)).json());

const notTaken = { message: "The donation could not be taken. This try was not charged." };

async function refusedUncharged(key: string) {
  const calls = await simulator.calls();
  const response = await post(key, await humanToken());
  expect([response.status, await response.json()]).toEqual([503, notTaken]);
  expect(await simulator.calls()).toBe(calls);
  expect(await stateOf(key)).toEqual({ state: "not-charged", result: null });
}

async function takenWithTheSameKey(key: string) {
  const before = (await simulator.purchases()).length;
  for (let press = 0; press < 2; press++)
    expect(await (await post(key, await humanToken())).json()).toMatchObject({ ResponseCode: 27 });
  expect(await simulator.purchases()).toHaveLength(before + 1);
}

test("while the database takes no writes nothing is charged, and the donor is told so", async () => {
  const key = "locked-before-0123456789";
  const takeWrites = await refuseWrites(app);
  await refusedUncharged(key);
  await takeWrites();
  await takenWithTheSameKey(key);
  if (!isSqlite) return;
  // It is on a new connection by now.
  const client = Reflect.get(app.payload.db.drizzle, "$client");
  const { rows } = await client.execute("PRAGMA secure_delete");
  expect(rows[0].secure_delete).toBe(1);
});

// A file of its own is what a test can fill; the disk of a database server is the server's.
test.runIf(isSqlite)("while the disk is full nothing is charged, and the donor is told so", async () => {
  await run("create table filler (words text)");
  await run("PRAGMA max_page_count = 1");
  const fill = async () => {
    for (;;) await run("insert into filler values (hex(randomblob(400)))");
  };
  await expect(fill()).rejects.toThrow("insert into filler");
  // The pages that the donations have already may still hold a few.
  let last: Response | undefined;
  let tries = 0;
  while (last?.status !== 503 && tries < 12) {
    tries += 1;
    last = await post(`full-${tries}-0123456789`, await humanToken());
  }
  expect(last?.status).toBe(503);
  expect(await last?.json()).toEqual(notTaken);
  const key = `full-${tries}-0123456789`;
  expect(await stateOf(key)).toEqual({ state: "not-charged", result: null });
  await run("PRAGMA max_page_count = 1000000");
  await takenWithTheSameKey(key);
});

test("a database that takes no writes after the charge tells the donor to wait; the gift is settled, charged and receipted once", async () => {
  const key = "locked-after-0123456789";
  const before = (await simulator.purchases()).length;
  const origin = `http://127.0.0.1:${simulator.port}`;
  let takeWrites = async () => {};
  const context = donationContext(app.payload, origin, {
    async checkpoint(step) {
      if (step === "gateway-answered") takeWrites = await refuseWrites(app);
    },
    answerWithinMs: 30_000,
  });
  const answer = await give(context, { idempotency_key: key, b_email: "locked@donor.example" });
  expect(answer).toMatchObject({ ResponseCode: null });
  expect(await stateOf(key)).toMatchObject({ state: "being-checked" });
  await takeWrites();

  const restarted = donationContext(app.payload, origin);
  for (let start = 0; start < 2; start++) await sweepDonations(restarted, { everything: true });
  const donation = await donationWithKey(app.payload, key);
  expect(donation).toMatchObject({ state: "approved", followUp: "done" });
  expect(await simulator.purchases()).toHaveLength(before + 1);
  const receipts = await app.payload.find({
    collection: "receipts",
    where: { donation: { equals: donation?.id } },
  });
  expect(receipts.docs).toHaveLength(1);
  expect(await stateOf(key)).toMatchObject({ state: "charged" });
});
