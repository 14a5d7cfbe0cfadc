import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import type { DonateContext } from "../give/donate.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { amountOf } from "../testing/donation-form.ts";
import { type DeadlyGift, startGiving } from "../testing/start-giving.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";
import { notFoundIsFinalAfterMs } from "./settle-donation.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
/** Of the gift that the gateway was at work on, right after the start that followed. */
let foundAtOnce: Awaited<ReturnType<typeof donationOf>>;

const singleSteps = [
  ["row-written", "not-charged", 0],
  ["gateway-answered", "approved", 1],
  ["outcome-written", "approved", 1],
  ["receipt", "approved", 1],
  ["pdf", "approved", 1],
  ["donor-mail", "approved", 1],
  ["ecard", "approved", 1],
  ["office-notice", "approved", 1],
] as const;
const monthlySteps = [
  ["row-written", "not-charged"],
  ["gateway-answered", "approved"],
  ["card-stored", "approved"],
  ["outcome-written", "approved"],
  ["donor-mail", "approved"],
] as const;
const waiting: DeadlyGift = { key: "killed-while-waiting", type: "single", dollars: "99.00" };

const gifts = [
  ...singleSteps.map(([step]) => ({ type: "single" as const, step })),
  ...monthlySteps.map(([step]) => ({ type: "monthly" as const, step })),
].map((gift, at) => ({ ...gift, key: `killed-${gift.type}-${gift.step}`, dollars: `${50 + at}.00` }));

const dollarsOf = (key: string) => [...gifts, waiting].find((gift) => gift.key === key)?.dollars ?? "";

/** All charges the gateway was asked to make of a gift, under whatever order ids. */
const chargesOf = async (key: string) =>
  (await simulator.purchases()).filter(({ amount }) => amount === dollarsOf(key));

const restartAfter = (ms: number) =>
  sweepDonations({ ...context, now: () => new Date(Date.now() + ms) }, { everything: true });

// One process is killed with a gift at every step, since the start of an application takes seconds.
beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
  simulator = await startSimulator(app.dataDir);
  context = donationContext(app.payload, simulator.origin);
  const giving = startGiving(app, simulator);
  for (const gift of gifts) await giving.give(gift);
  await simulator.fail({ kind: "late", delayMs: 10_000 });
  giving.give(waiting).catch(() => {});
  while ((await chargesOf(waiting.key)).length === 0) await sleep(20);
  await giving.kill();

  await restartAfter(0);
  foundAtOnce = await donationOf(waiting.key);
  await restartAfter(notFoundIsFinalAfterMs + 60_000);
}, 180_000);
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function donationOf(key: string) {
  const donation = await donationWithKey(app.payload, key);
  if (!donation) throw new Error("The row was not written");
  return donation;
}

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

test.each(singleSteps)(
  "killed at %s, a single gift is settled to what the gateway says and receipted once",
  async (step, state, count) => {
    const key = `killed-single-${step}`;
    const donation = await donationOf(key);
    expect(donation).toMatchObject({ state, followUp: "done" });
    expect(await chargesOf(key)).toHaveLength(count);
    expect(await consequences(key)).toEqual(count === 1 ? singleGift : nothing);

    const again = await give(context, { ...amountOf(dollarsOf(key)), idempotency_key: key });
    expect(again).toMatchObject({ id: donation.orderId, ResponseCode: state === "approved" ? 27 : 1999 });
    expect(await chargesOf(key)).toHaveLength(count);
  },
);

test.each(monthlySteps)(
  "killed at %s, a monthly gift is set up once and charged nothing",
  async (step, state) => {
    const key = `killed-monthly-${step}`;
    const donation = await donationOf(key);
    const setUp = state === "approved";
    expect(donation).toMatchObject({ state, followUp: "done" });
    const { docs } = await app.payload.find({
      collection: "monthly-gifts",
      where: { orderId: { equals: donation.orderId } },
    });
    expect(docs).toMatchObject(setUp ? [{ state: "active", dataKey: donation.gateway?.dataKey }] : []);
    expect(await chargesOf(key)).toHaveLength(0);
    expect(await consequences(key)).toEqual(setUp ? monthlyGift : nothing);
    // The card that the vault took and whose key died with the process.
    const where = { key: { equals: `card-in-vault:${donation.orderId}` } };
    const { totalDocs } = await app.payload.count({ collection: "outbox", where });
    expect(totalDocs).toBe(step === "card-stored" ? 1 : 0);
  },
);

test("killed while the gateway is at work, the charge is found and not made again", async () => {
  const [charge, ...more] = await chargesOf(waiting.key);
  expect(foundAtOnce).toMatchObject({ orderId: charge?.orderId, state: "approved", followUp: "done" });
  expect(more).toEqual([]);
  expect(await consequences(waiting.key)).toEqual(singleGift);
});

test("of all gifts the gateway has made one charge for each that is approved, and no other", async () => {
  const approved = singleSteps.filter(([, state]) => state === "approved");
  expect(await simulator.purchases()).toHaveLength(approved.length + 1);
});
