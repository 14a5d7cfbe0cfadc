import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../operations/sweep.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext } from "../testing/test-donations.ts";
import { runBilling } from "./run-billing.ts";
import { giftOf, mailsOfGift, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";

let app: TestPayload;
let simulator: Simulator;
let clock = new Date("2026-11-02T20:00:00Z");

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

const context = () => donationContext(app.payload, simulator.origin, { now: () => clock });
const at = (day: string, time = "15:00") => {
  clock = new Date(`${day}T${time}:00Z`);
};
const billOn = (day: string) => {
  at(day);
  return runBilling(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(app.payload, orderId);
const statesOf = async (gift: MonthlyGift) => (await triesOf(app.payload, gift)).map(({ state }) => state);
/** What the bank has taken for a gift, in cents, by the due day of its row. */
async function chargesOf(gift: MonthlyGift) {
  const purchases = await simulator.purchases();
  return (await triesOf(app.payload, gift)).flatMap(({ orderId, dueDay }) =>
    purchases
      .filter((each) => each.orderId === orderId && each.responseCode === "027")
      .map(({ amount }) => `${dueDay} ${amount}`),
  );
}
const setUpOn = (day: string) => {
  at(day);
  return setUpMonthly(context());
};

// Gifts of earlier tests go on as well, each with months of its own.
beforeEach(async () => {
  await app.payload.db.updateMany({
    collection: "monthly-gifts",
    where: { state: { in: ["active", "failing"] } },
    data: { state: "stopped" },
  });
});

test("a monthly gift is charged on its first day and on each 15th after it, over the end of the year", async () => {
  const gift = await setUpOn("2026-11-02");
  expect(gift).toMatchObject({ state: "active", nextBillingDay: "2026-11-15", amountCents: 2_500 });
  expect(await billOn("2026-11-14")).toMatchObject({ charged: 0 });
  expect(await billOn("2026-11-15")).toMatchObject({ charged: 1, chargedCents: 2_500 });
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15" });
  expect(await billOn("2026-12-14")).toMatchObject({ charged: 0 });
  await billOn("2026-12-15");
  await billOn("2027-01-15");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00", "2026-12-15 25.00", "2027-01-15 25.00"]);
  const [first] = await triesOf(app.payload, gift);
  expect(first).toMatchObject({
    donationType: "instalment",
    state: "approved",
    followUp: "done",
    donor: { email: gift.email, city: "Vancouver" },
  });
  expect(await mailsOfGift(app.payload, gift)).toEqual(["monthly-set-up"]);
});

test("a day's billing that runs often, on two machines at once, charges each month once", async () => {
  const gifts = [await setUpOn("2026-11-02"), await setUpOn("2026-11-03")];
  at("2026-11-15");
  const runs = await Promise.all([runBilling(context()), runBilling(context()), runBilling(context())]);
  expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(2);
  await runBilling(context());
  for (const gift of gifts) expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

test("after three days of outage of ours the month is charged late, once, and the next one on its day", async () => {
  const gift = await setUpOn("2026-11-02");
  await billOn("2026-11-18");
  await billOn("2026-11-19");
  await billOn("2026-12-15");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00", "2026-12-15 25.00"]);
});

test("months of a long silence of ours are passed over, and not charged all at once", async () => {
  const gift = await setUpOn("2026-08-20");
  await billOn("2026-11-23");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
  expect(await now(gift)).toMatchObject({ nextBillingDay: "2026-12-15" });
});

test("a week in which the gateway does not answer leaves no rows, and each month is charged when it is back", async () => {
  const gifts = [await setUpOn("2026-11-02"), await setUpOn("2026-11-02")];
  await simulator.set({ down: true });
  for (const day of ["2026-11-15", "2026-11-16", "2026-11-21"])
    expect(await billOn(day)).toMatchObject({ silent: true, charged: 0 });
  for (const gift of gifts) expect(await triesOf(app.payload, gift)).toEqual([]);
  await simulator.set({ down: false });
  expect(await billOn("2026-11-22")).toMatchObject({ charged: 2 });
  for (const gift of gifts) expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

test("a charge whose answer is lost is found by the sweep and not made again", async () => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  // The first call asks whether the gateway is there.
  await simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
  expect(await runBilling(context())).toMatchObject({ unclear: 1 });
  expect(await statesOf(gift)).toEqual(["unknown"]);
  expect(await runBilling(context())).toMatchObject({ charged: 0 });
  at("2026-11-15", "15:10");
  await sweepDonations(context(), { everything: true });
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15" });
  await billOn("2026-11-16");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

test("a charge that never reached the bank is made on the next day", async () => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  await simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-before" });
  await runBilling(context());
  at("2026-11-15", "15:20");
  await sweepDonations(context(), { everything: true });
  await sweepDonations(context(), { everything: true });
  expect(await statesOf(gift)).toEqual(["not-charged"]);
  expect(await mailsOfGift(app.payload, gift)).toEqual(["monthly-set-up"]);
  await billOn("2026-11-15");
  expect(await chargesOf(gift)).toEqual([]);
  await billOn("2026-11-16");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

const noMoney = { code: "481", iso: "51" };

test("a card without money is tried again by itself, and its donor told each time, until it is charged", async () => {
  const gift = await setUpOn("2026-11-02");
  const { dataKey } = gift;
  await simulator.decline({ dataKey, ...noMoney }, { dataKey, ...noMoney });
  await billOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "failing", nextTryDay: "2026-11-18" });
  await billOn("2026-11-17");
  expect(await statesOf(gift)).toEqual(["declined"]);
  await billOn("2026-11-18");
  await billOn("2026-11-22");
  expect(await now(gift)).toMatchObject({
    state: "active",
    nextTryDay: null,
    nextBillingDay: "2026-12-15",
  });
  expect(await statesOf(gift)).toEqual(["declined", "declined", "approved"]);
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
  expect(await mailsOfGift(app.payload, gift)).toEqual([
    "monthly-set-up",
    "monthly-failure",
    "monthly-failure",
  ]);
});

test("after four declines the gift is paused, its donor is told how to go on, and nothing is tried any more", async () => {
  const gift = await setUpOn("2026-11-02");
  const { dataKey } = gift;
  await simulator.decline(...Array.from({ length: 4 }, () => ({ dataKey, ...noMoney })));
  for (const day of ["2026-11-15", "2026-11-18", "2026-11-22", "2026-11-27"]) await billOn(day);
  expect(await now(gift)).toMatchObject({ state: "paused", stateReason: "Declined: funds" });
  for (const day of ["2026-11-28", "2026-12-15"]) await billOn(day);
  expect(await statesOf(gift)).toEqual(["declined", "declined", "declined", "declined"]);
  expect((await mailsOfGift(app.payload, gift)).at(-1)).toBe("monthly-paused");
});

test("a stolen card pauses the gift at once", async () => {
  const gift = await setUpOn("2026-11-02");
  await simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "43" });
  await billOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "paused" });
  expect(await mailsOfGift(app.payload, gift)).toEqual(["monthly-set-up", "monthly-paused"]);
});

test("a database that was put back to before the charge does not charge a second time", async () => {
  const gift = await setUpOn("2026-11-02");
  await billOn("2026-11-15");
  await app.payload.db.deleteMany({ collection: "donations", where: { monthlyGift: { equals: gift.id } } });
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { nextBillingDay: "2026-11-15" },
  });
  await billOn("2026-11-15");
  at("2026-11-15", "15:10");
  await sweepDonations(context(), { everything: true });
  expect(await statesOf(gift)).toEqual(["approved"]);
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});
