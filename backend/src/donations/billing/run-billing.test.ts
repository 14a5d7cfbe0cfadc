import { expect, test, vi } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import { passOver } from "../monthly/pass-over.ts";
import { billGift } from "./bill-gift.ts";
import { planBilling } from "./plan-billing.ts";
import { runBilling } from "./run-billing.ts";
import { giftOf, mailsOfGift, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";
import { monthlySystem } from "./testing/monthly-system.ts";

const system = monthlySystem();
const { context } = system;

const at = (day: string, time = "15:00") => {
  system.clock = new Date(`${day}T${time}:00Z`);
};
const billOn = (day: string) => {
  at(day);
  return runBilling(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);
const statesOf = async (gift: MonthlyGift) =>
  (await triesOf(system.app.payload, gift)).map(({ state }) => state);
/** What the bank has taken for a gift, in cents, by the due day of its row. */
async function chargesOf(gift: MonthlyGift) {
  const purchases = await system.simulator.purchases();
  return (await triesOf(system.app.payload, gift)).flatMap(({ orderId, dueDay }) =>
    purchases
      .filter((each) => each.orderId === orderId && each.responseCode === "027")
      .map(({ amount }) => `${dueDay} ${amount}`),
  );
}
const setUpOn = (day: string) => {
  at(day);
  return setUpMonthly(context());
};

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
  const [first] = await triesOf(system.app.payload, gift);
  expect(first).toMatchObject({
    donationType: "instalment",
    state: "approved",
    followUp: "done",
    donor: { email: gift.email, city: "Vancouver" },
  });
  expect(await mailsOfGift(system.app.payload, gift)).toEqual(["monthly-set-up"]);
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
  const gift = await setUpOn("2026-08-02");
  const neverBilled = await setUpOn("2026-08-20");
  await billOn("2026-08-15");
  await billOn("2026-11-23");
  expect(await chargesOf(gift)).toEqual(["2026-08-15 25.00", "2026-11-15 25.00"]);
  expect(await chargesOf(neverBilled)).toEqual(["2026-11-15 25.00"]);
  expect(await now(gift)).toMatchObject({ nextBillingDay: "2026-12-15" });
  // The donor hears of it once, and when the gift goes on, which is today.
  expect(
    (await mailsOfGift(system.app.payload, gift)).filter((kind) => kind === "monthly-failure"),
  ).toHaveLength(1);
  const key = `monthly-passed-over:${gift.orderId}:2026-09-15`;
  const { docs } = await system.app.payload.find({ collection: "outbox", where: { key: { equals: key } } });
  expect(docs.map(({ text }) => text).join()).toMatch(
    /from\s+September 15, 2026 until before November 15, 2026.*on\s+November 23, 2026/s,
  );
  // Its months may have been charged elsewhere, before there was billing.
  expect(await mailsOfGift(system.app.payload, neverBilled)).not.toContain("monthly-failure");
});

test("a month that was left out while its donor stopped the gift is not said to go on", async () => {
  const gift = await setUpOn("2026-11-02");
  await billOn("2026-11-15");
  await system.app.payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { state: "stopped" },
  });
  await passOver(system.app.payload, gift, { from: "2026-12-15", to: "2027-01-15", today: "2027-01-13" });
  expect(await mailsOfGift(system.app.payload, gift)).not.toContain("monthly-failure");
  expect(await now(gift)).toMatchObject({ state: "stopped", nextBillingDay: "2026-12-15" });
});

test.each([
  ["answers with what nobody can read", { kind: "not-xml", times: 2 } as const, "yesguy"],
  ["takes the token for a wrong one", undefined, "noguy"],
])("a gateway that %s leaves no rows, and the office hears of it once a day", async (_, fault, apiToken) => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  const gateway = createMoneris({
    origin: system.simulator.origin,
    storeId: "store1",
    apiToken,
    timeoutMs: 10_000,
  });
  if (fault) await system.simulator.fail(fault);
  const stopped = { key: { equals: "billing-stopped:2026-11-15" } };
  await system.app.payload.db.deleteMany({ collection: "outbox", where: stopped });
  for (const _time of ["at six", "at seven"])
    expect(await runBilling({ ...context(), gateway })).toMatchObject({ silent: true, charged: 0 });
  expect(await triesOf(system.app.payload, gift)).toEqual([]);
  expect(await system.app.payload.count({ collection: "outbox", where: stopped })).toMatchObject({
    totalDocs: 1,
  });
});

test("a month is not charged any more by an old plan when its donor has paused the gift and had it go on with the next", async () => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  const [planned] = await planBilling(system.app.payload, "2026-11-15");
  expect(planned).toMatchObject({ dueDay: "2026-11-15" });
  // The donor's pause and its end, between the plan and the charge.
  const goesOn = { nextBillingDay: "2026-12-15" };
  const id = gift.id;
  await system.app.payload.db.updateOne({ collection: "monthly-gifts", id, data: goesOn });
  expect(await billGift(context(), { gift, dueDay: "2026-11-15", attempt: 1 })).toBeNull();
  expect(await triesOf(system.app.payload, gift)).toEqual([]);

  await system.app.payload.db.updateOne({
    collection: "monthly-gifts",
    id,
    data: { nextBillingDay: "2026-11-15" },
  });
  const checkpoint = async (step: string) => {
    if (step === "row-written")
      await system.app.payload.db.updateOne({ collection: "monthly-gifts", id, data: goesOn });
  };
  const row = await billGift({ ...context(), checkpoint }, { gift, dueDay: "2026-11-15", attempt: 1 });
  expect(row).toMatchObject({ state: "not-charged" });
  expect(await chargesOf(gift)).toEqual([]);
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15" });
});

test("a gift whose month cannot be moved on does not keep the others from being charged", async () => {
  const [late, gift] = [await setUpOn("2026-08-20"), await setUpOn("2026-11-02")];
  const { db } = system.app.payload;
  const { updateOne } = db;
  const broken = vi.spyOn(db, "updateOne").mockImplementation(async (asked) => {
    if (JSON.stringify(asked.where ?? "").includes(`{"equals":${late.id}}`))
      throw new Error("This row is broken");
    return updateOne.call(db, asked);
  });
  expect(await billOn("2026-11-15")).toMatchObject({ failed: 1 });
  broken.mockRestore();
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

test("a week in which the gateway does not answer leaves no rows, and each month is charged when it is back", async () => {
  const gifts = [await setUpOn("2026-11-02"), await setUpOn("2026-11-02")];
  await system.simulator.set({ down: true });
  for (const day of ["2026-11-15", "2026-11-16", "2026-11-21"])
    expect(await billOn(day)).toMatchObject({ silent: true, charged: 0 });
  for (const gift of gifts) expect(await triesOf(system.app.payload, gift)).toEqual([]);
  await system.simulator.set({ down: false });
  expect(await billOn("2026-11-22")).toMatchObject({ charged: 2 });
  for (const gift of gifts) expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

test("a charge whose answer is lost is found by the sweep and not made again", async () => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  // The first call asks whether the gateway is there.
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
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
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-before" });
  await runBilling(context());
  at("2026-11-15", "15:20");
  await sweepDonations(context(), { everything: true });
  await sweepDonations(context(), { everything: true });
  expect(await statesOf(gift)).toEqual(["not-charged"]);
  expect(await mailsOfGift(system.app.payload, gift)).toEqual(["monthly-set-up"]);
  await billOn("2026-11-15");
  expect(await chargesOf(gift)).toEqual([]);
  await billOn("2026-11-16");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
});

const noMoney = { code: "481", iso: "51" };

test("a card without money is tried again by itself, and its donor told each time, until it is charged", async () => {
  const gift = await setUpOn("2026-11-02");
  const { dataKey } = gift;
  await system.simulator.decline({ dataKey, ...noMoney }, { dataKey, ...noMoney });
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
  expect(await mailsOfGift(system.app.payload, gift)).toEqual([
    "monthly-set-up",
    "monthly-failure",
    "monthly-failure",
  ]);
});

test("after four declines the gift is paused, its donor is told how to go on, and nothing is tried any more", async () => {
  const gift = await setUpOn("2026-11-02");
  const { dataKey } = gift;
  await system.simulator.decline(...Array.from({ length: 4 }, () => ({ dataKey, ...noMoney })));
  for (const day of ["2026-11-15", "2026-11-18", "2026-11-22", "2026-11-27"]) await billOn(day);
  expect(await now(gift)).toMatchObject({ state: "paused", stateReason: "Declined: funds" });
  for (const day of ["2026-11-28", "2026-12-15"]) await billOn(day);
  expect(await statesOf(gift)).toEqual(["declined", "declined", "declined", "declined"]);
  expect((await mailsOfGift(system.app.payload, gift)).at(-1)).toBe("monthly-paused");
});

test("a stolen card pauses the gift at once", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "43" });
  await billOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "paused" });
  expect(await mailsOfGift(system.app.payload, gift)).toEqual(["monthly-set-up", "monthly-paused"]);
});

test("a declined month whose later tries fell into an outage of ours is not charged beside the next one: its donor is told", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.decline({ dataKey: gift.dataKey, ...noMoney });
  await billOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "failing", nextTryDay: "2026-11-18" });
  for (const time of ["15:20", "16:20"]) {
    at("2026-12-20", time);
    await runBilling(context());
  }
  expect(await chargesOf(gift)).toEqual([]);
  expect(await now(gift)).toMatchObject({
    state: "paused",
    stateReason: "Declined: funds",
    nextTryDay: null,
  });
  expect(await mailsOfGift(system.app.payload, gift)).toEqual([
    "monthly-set-up",
    "monthly-failure",
    "monthly-paused",
  ]);
});

test.each([
  { answer: "drop-before", settled: "not-charged", charged: ["2026-12-15 25.00"] },
  // The bank took it on November 15, whenever we heard of it.
  { answer: "drop-after", settled: "approved", charged: ["2026-11-15 25.00", "2026-12-15 25.00"] },
] as const)(
  "a charge that is $settled as it turns out five weeks later leaves one charge for that day",
  async (row) => {
    const gift = await setUpOn("2026-11-02");
    at("2026-11-15");
    await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: row.answer });
    await runBilling(context());
    at("2026-12-20", "15:10");
    await sweepDonations(context(), { everything: true });
    await sweepDonations(context(), { everything: true });
    expect(await statesOf(gift)).toEqual([row.settled]);
    for (const time of ["15:20", "16:20", "17:20"]) {
      at("2026-12-20", time);
      await runBilling(context());
    }
    expect(await chargesOf(gift)).toEqual(row.charged);
    expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2027-01-15" });
  },
);

test("a decline that is known only five weeks later pauses the gift, and promises no try of a day that is past", async () => {
  const gift = await setUpOn("2026-11-02");
  at("2026-11-15");
  await system.simulator.decline({ dataKey: gift.dataKey, ...noMoney });
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
  await runBilling(context());
  at("2026-12-20", "15:10");
  await sweepDonations(context(), { everything: true });
  expect(await statesOf(gift)).toEqual(["declined"]);
  await billOn("2026-12-20");
  expect(await chargesOf(gift)).toEqual([]);
  expect(await mailsOfGift(system.app.payload, gift)).toEqual(["monthly-set-up", "monthly-paused"]);
});

test("after a late charge the next one comes a fortnight later at the earliest, and then on the 15th again", async () => {
  const gift = await setUpOn("2026-11-02");
  await billOn("2026-12-05");
  expect(await now(gift)).toMatchObject({ nextBillingDay: "2026-12-15", nextTryDay: "2026-12-19" });
  for (const day of ["2026-12-15", "2026-12-18"]) await billOn(day);
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00"]);
  await billOn("2026-12-19");
  expect(await now(gift)).toMatchObject({ nextBillingDay: "2027-01-15", nextTryDay: null });
  await billOn("2027-01-15");
  expect(await chargesOf(gift)).toEqual(["2026-11-15 25.00", "2026-12-15 25.00", "2027-01-15 25.00"]);
});

test("a database that was put back to before the charge does not charge a second time", async () => {
  const gift = await setUpOn("2026-11-02");
  await billOn("2026-11-15");
  await system.app.payload.db.deleteMany({
    collection: "donations",
    where: { monthlyGift: { equals: gift.id } },
  });
  await system.app.payload.db.updateOne({
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
