import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { DonateContext } from "../give/donate.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { declinedCard } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, mailsAboutGift, rowOfAnswer } from "../testing/test-donations.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
  await saveReceiptSettings(app.payload);
});
beforeEach(() => {
  context = donationContext(app.payload, simulator.origin);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

/** The sweep of a process that runs so much later, with a gateway of the test's own if need be. */
const sweepAfter = (ms: number, gateway: Partial<Gateway> = {}) =>
  sweepDonations(
    {
      ...context,
      gateway: { ...context.gateway, ...gateway },
      now: () => new Date(Date.now() + ms),
    },
    { everything: true },
  );

const rowOf = (answer: object) => rowOfAnswer(app.payload, answer);
const mailsAbout = async (answer: object) => mailsAboutGift(app.payload, await rowOf(answer));

const notClear: Partial<Gateway> = { checkStatus: async () => ({ kind: "unknown", reason: "no status" }) };

test("a gift that is held is brought to the office, once", async () => {
  await simulator.fail({ kind: "other-amount" });
  const answer = await give(context);
  expect(await rowOf(answer)).toMatchObject({ state: "held", followUp: "due" });
  await sweepAfter(minute);
  await sweepAfter(2 * minute);
  expect(await mailsAbout(answer)).toEqual(["not-clear:held"]);
});

test("a gift that stays unknown is brought to the office after an hour, asked for without end, and settled", async () => {
  await simulator.fail({ kind: "drop-after" });
  const answer = await give(context);
  await sweepAfter(30 * minute, notClear);
  expect(await mailsAbout(answer)).toEqual([]);
  for (let times = 2; times <= 50; times++) await sweepAfter(times * hour, notClear);
  expect(await mailsAbout(answer)).toEqual(["not-clear:unknown"]);
  const row = await rowOf(answer);
  expect(row.state).toBe("unknown");
  const nextAfter = Date.parse(row.nextCheckAt ?? "") - (Date.now() + 50 * hour);
  expect(nextAfter).toBeGreaterThan(59 * minute);
  expect(nextAfter).toBeLessThanOrEqual(hour);

  await sweepAfter(51 * hour);
  expect(await rowOf(answer)).toMatchObject({ state: "approved", followUp: "done" });
  expect(await mailsAbout(answer)).toEqual(["not-clear:unknown", "office-notice"]);
});

test("a donor who was told to wait hears by mail that nothing was charged", async () => {
  await simulator.fail({ kind: "drop-before" });
  const answer = await give(context);
  await sweepAfter(minute);
  expect(await mailsAbout(answer)).toEqual([]);
  await sweepAfter(10 * minute);
  await sweepAfter(20 * minute);
  expect(await rowOf(answer)).toMatchObject({ state: "not-charged", followUp: "done" });
  expect(await mailsAbout(answer)).toEqual(["not-charged"]);
});

test("a monthly gift whose sign-up is settled after its first billing day begins with the next one", async () => {
  const clock = { ...context, now: () => new Date("2027-01-14T20:00:00Z") };
  await simulator.fail({ kind: "drop-after" });
  const answer = await give(clock, { donation_type: "monthly" });
  expect(await rowOf(answer)).toMatchObject({ state: "unknown", firstBillingDay: "2027-01-15" });
  await sweepDonations({ ...clock, now: () => new Date("2027-01-20T20:00:00Z") }, { everything: true });
  expect(await rowOf(answer)).toMatchObject({ state: "approved", firstBillingDay: "2027-02-15" });
  const signUp = { equals: (await rowOf(answer)).id };
  const { docs } = await app.payload.find({ collection: "monthly-gifts", where: { signUp } });
  expect(docs).toMatchObject([{ firstBillingDay: "2027-02-15", nextBillingDay: "2027-02-15" }]);
});

test("a decline that was lost on its way is told by mail, one that the donor has seen is not", async () => {
  const seen = await give(context, { card_number: declinedCard });
  await simulator.fail({ kind: "drop-after" });
  const lost = await give(context, { card_number: declinedCard });
  await sweepAfter(minute);
  expect(await rowOf(seen)).toMatchObject({ state: "declined", followUp: "none" });
  expect(await rowOf(lost)).toMatchObject({ state: "declined", followUp: "done" });
  expect(await mailsAbout(lost)).toEqual(["not-charged"]);
});

test("a vault that will not take the card of a monthly gift is believed after a few times", async () => {
  const refuse = async () => ({ kind: "not-stored", message: "The vault is not enabled" }) as const;
  const gateway = { ...context.gateway, storeCard: refuse, storeCardOf: refuse };
  const answer = await give({ ...context, gateway }, { donation_type: "monthly" });
  expect(answer).toMatchObject({ ResponseCode: null });
  for (let times = 1; times <= 3; times++) await sweepAfter(times * minute, gateway);
  expect(await rowOf(answer)).toMatchObject({ state: "unknown" });
  await sweepAfter(4 * minute, gateway);
  expect(await rowOf(answer)).toMatchObject({ state: "not-charged", followUp: "done" });
  expect(await mailsAbout(answer)).toEqual(["not-charged"]);
});
