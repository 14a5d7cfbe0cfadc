import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { donationWithKey } from "../donation-store.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";
import type { DonateContext } from "./donate.ts";
import { notFoundIsFinalAfterMs } from "./settle-donation.ts";
import { sweepDonations } from "./sweep.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
let chargedBefore = 0;

// Each starts an application in a process of its own, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 180_000 });

beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
  simulator = await startSimulator(app.dataDir);
  context = donationContext(app.payload, simulator.origin);
});
beforeEach(async () => {
  chargedBefore = (await simulator.purchases()).length;
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

function startDonation(key: string, type: "single" | "monthly", deadlyStep = ""): ChildProcess {
  const script = path.resolve(import.meta.dirname, "../testing/give-and-die.ts");
  return spawn(process.execPath, [script, simulator.origin, key, type, deadlyStep], {
    env: { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl, NODE_ENV: "test" },
    stdio: "ignore",
  });
}

async function donationOf(key: string) {
  const donation = await donationWithKey(app.payload, key);
  if (!donation) throw new Error("The row was not written");
  return donation;
}

/** All that the bank was asked to take since the test began, under whatever order ids. */
const newCharges = async () => (await simulator.purchases()).slice(chargedBefore);

const restartAfter = (ms: number) =>
  sweepDonations({ ...context, now: () => new Date(Date.now() + ms) }, { everything: true });

/** What the donor, the person honoured and the office have been sent, and the official receipts. */
async function consequences(key: string) {
  const donation = await donationOf(key);
  const receipts = await app.payload.find({
    collection: "receipts",
    where: { donation: { equals: donation.id } },
  });
  const mails = await app.payload.find({
    collection: "outbox",
    where: {
      or: [
        { to: { in: [`${key}@donor.example`, `${key}@card.example`] } },
        { key: { equals: `office-notice:${donation.orderId}` } },
      ],
    },
  });
  for (const { pdfSha256 } of receipts.docs) expect(pdfSha256).toMatch(/^[0-9a-f]{64}$/);
  return { receipts: receipts.docs.length, mails: mails.docs.map(({ kind }) => kind).sort() };
}

const nothing = { receipts: 0, mails: ["not-charged"] };
const singleGift = { receipts: 1, mails: ["ecard", "office-notice", "receipt"] };
const monthlyGift = { receipts: 0, mails: ["ecard", "monthly-set-up", "office-notice"] };

test.each([
  ["row-written", "not-charged", 0],
  ["gateway-answered", "approved", 1],
  ["outcome-written", "approved", 1],
  ["receipt", "approved", 1],
  ["pdf", "approved", 1],
  ["donor-mail", "approved", 1],
  ["ecard", "approved", 1],
  ["office-notice", "approved", 1],
] as const)(
  "killed at %s, a single gift is settled to what the gateway says and receipted once",
  async (step, state, count) => {
    const key = `killed-single-${step}`;
    const [, signal] = await once(startDonation(key, "single", step), "exit");
    expect(signal).toBe("SIGKILL");

    await restartAfter(0);
    await restartAfter(notFoundIsFinalAfterMs + 60_000);
    const donation = await donationOf(key);
    expect(donation).toMatchObject({ state, followUp: "done" });
    expect(await newCharges()).toHaveLength(count);
    expect(await consequences(key)).toEqual(count === 1 ? singleGift : nothing);

    const again = await give(context, { idempotency_key: key });
    expect(again).toMatchObject({ id: donation.orderId, ResponseCode: state === "approved" ? 27 : 999 });
    expect(await newCharges()).toHaveLength(count);
  },
);

test.each([
  ["row-written", "not-charged"],
  ["gateway-answered", "approved"],
  ["card-stored", "approved"],
  ["outcome-written", "approved"],
  ["donor-mail", "approved"],
] as const)("killed at %s, a monthly gift is set up once and charged nothing", async (step, state) => {
  const key = `killed-monthly-${step}`;
  await once(startDonation(key, "monthly", step), "exit");
  await restartAfter(0);
  await restartAfter(notFoundIsFinalAfterMs + 60_000);
  const donation = await donationOf(key);
  const setUp = state === "approved";
  expect(donation).toMatchObject({ state, followUp: "done" });
  const gifts = await app.payload.find({
    collection: "monthly-gifts",
    where: { orderId: { equals: donation.orderId } },
  });
  expect(gifts.docs).toMatchObject(setUp ? [{ state: "active", dataKey: donation.gateway?.dataKey }] : []);
  expect(await newCharges()).toHaveLength(0);
  expect(await consequences(key)).toEqual(setUp ? monthlyGift : nothing);
  // The card that the vault took and whose key died with the process.
  const where = { key: { equals: `card-in-vault:${donation.orderId}` } };
  const { totalDocs } = await app.payload.count({ collection: "outbox", where });
  expect(totalDocs).toBe(step === "card-stored" ? 1 : 0);
});

test("killed while the gateway is at work, the charge is found and not made again", async () => {
  const key = "killed-while-waiting";
  await simulator.fail({ kind: "late", delayMs: 10_000 });
  const child = startDonation(key, "single");
  const exit = once(child, "exit");
  const known = new Set((await simulator.transactions()).map(({ orderId }) => orderId));
  let order: string | undefined;
  while (!order) {
    await sleep(50);
    order = (await simulator.transactions()).find(({ orderId }) => !known.has(orderId))?.orderId;
  }
  child.kill("SIGKILL");
  await exit;
  await restartAfter(0);
  expect(await donationOf(key)).toMatchObject({ orderId: order, state: "approved", followUp: "done" });
  expect(await newCharges()).toHaveLength(1);
  expect(await consequences(key)).toEqual(singleGift);
});
