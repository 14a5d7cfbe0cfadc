import { expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { billDay } from "../billing/bill-day.ts";
import { giftOf, mailsOfGift, setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { closeHeld } from "../charge/settle-by-staff.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { findDonation } from "../record/donation-store.ts";
import { pauseGift, resumeGift } from "./pause-gift.ts";
import { stopGift } from "./stop-gift.ts";

const system = monthlySystem();
const { context } = system;

const on = (day: string) => {
  system.clock = new Date(`${day}T15:00:00Z`);
};
const setUpOn = (day: string, fields: Record<string, string> = {}) => {
  on(day);
  return setUpMonthly(context(), fields);
};
const dayOn = (day: string) => {
  on(day);
  return billDay(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);
const mails = (gift: MonthlyGift) => mailsOfGift(system.app.payload, gift);
const wordsOf = async ({ email }: MonthlyGift, kind: string) => {
  const where = { to: { equals: email }, kind: { equals: kind } };
  const { docs } = await system.app.payload.find({ collection: "outbox", where, sort: "-id", limit: 1 });
  return (docs[0]?.text ?? "").replace(/\s+/g, " ");
};

test("a donor reads some days ahead that the first charge is coming, once", async () => {
  const early = await setUpOn("2026-11-02");
  const late = await setUpOn("2026-11-11");
  for (const day of ["2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14"]) await dayOn(day);
  expect(await mails(early)).toEqual(["monthly-set-up", "monthly-coming"]);
  expect(await mails(late)).toEqual(["monthly-set-up"]);
  for (const day of ["2026-11-15", "2026-12-13"]) await dayOn(day);
  expect(await mails(early)).toEqual(["monthly-set-up", "monthly-coming"]);
});

test("a donor hears once, within 30 days, that the card expires, whoever gave us its expiry", async () => {
  const gift = await setUpOn("2026-11-16", { card_exp: "0127" });
  await dayOn("2026-12-31");
  expect(await now(gift)).toMatchObject({
    cardExpiry: "2027-01",
    cardEnding: expect.stringMatching(/^\d{4}$/),
  });
  expect(await mails(gift)).not.toContain("monthly-card-expiring");
  for (const day of ["2027-01-01", "2027-01-02", "2027-01-20"]) await dayOn(day);
  expect((await mails(gift)).filter((kind) => kind === "monthly-card-expiring")).toHaveLength(1);
  expect(await wordsOf(gift, "monthly-card-expiring")).toContain("January 31, 2027");
});

test("a donor hears at the end of January of a card that ends with February", async () => {
  const gift = await setUpOn("2026-11-16", { card_exp: "0227" });
  await dayOn("2027-01-30");
  expect(await wordsOf(gift, "monthly-card-expiring")).toContain("February 28, 2027");
});

test("a paused gift is not charged, and goes on from the next 15th when it is resumed", async () => {
  const gift = await setUpOn("2026-11-02");
  await dayOn("2026-11-15");
  on("2026-11-20");
  await pauseGift(context(), gift, { reason: "wish of the donor" });
  await expect(pauseGift(context(), gift, { reason: "once more" })).rejects.toThrow("can be paused");
  for (const day of ["2026-12-15", "2027-01-15"]) await dayOn(day);
  expect(await triesOf(system.app.payload, gift)).toHaveLength(1);
  on("2027-01-20");
  await resumeGift(context(), await now(gift), { reason: "wish of the donor" });
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2027-02-15" });
  await dayOn("2027-02-15");
  expect((await triesOf(system.app.payload, gift)).map(({ dueDay }) => dueDay)).toEqual([
    "2026-11-15",
    "2027-02-15",
  ]);
  expect(await mails(gift)).toEqual(["monthly-set-up", "monthly-paused", "monthly-changed"]);
});

test("a gift resumed on the very day on which its month was declined for good waits for the next month", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "41" });
  await dayOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "paused" });
  await resumeGift(context(), await now(gift), { reason: "new card" });
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15" });
});

test("a stopped gift is never charged again, its card leaves the vault, and its donor is told", async () => {
  const gift = await setUpOn("2026-11-02");
  await dayOn("2026-11-15");
  on("2026-11-20");
  await stopGift(context(), await now(gift), { reason: "wish of the donor" });
  expect(await now(gift)).toMatchObject({ state: "stopped", dataKey: "" });
  expect(await context().gateway.lookUpCard(gift.dataKey)).toMatchObject({ kind: "unknown" });
  await dayOn("2026-12-15");
  expect(await triesOf(system.app.payload, gift)).toHaveLength(1);
  expect(await wordsOf(gift, "monthly-stopped")).toContain("one tax receipt for what you gave");
  await expect(stopGift(context(), await now(gift), { reason: "again" })).rejects.toThrow("stopped already");
});

test("a gift that is stopped while a charge is with the bank says so, and the charge is settled all the same", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
  await billDay(context());
  await stopGift(context(), await now(gift), { reason: "wish of the donor" });
  expect(await wordsOf(gift, "monthly-stopped")).toContain("already with the bank when the gift was stopped");
  system.clock = new Date("2026-11-15T15:10:00Z");
  await sweepDonations(context(), { everything: true });
  expect(await triesOf(system.app.payload, gift)).toMatchObject([{ state: "approved" }]);
  expect(await now(gift)).toMatchObject({ state: "stopped" });
});

test("of a charge that staff have closed, the donor hears that the gift goes on only where it does", async () => {
  const closed = async (stops: boolean) => {
    const gift = await setUpOn("2026-11-02");
    on("2026-11-15");
    // The first call only asks whether the gateway answers.
    await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "other-amount" });
    await billDay(context());
    if (stops) await stopGift(context(), await now(gift), { reason: "wish of the donor" });
    const [held] = await triesOf(system.app.payload, gift);
    if (held?.state !== "held") throw new Error("The charge is not held");
    await closeHeld(context(), held, { reason: "given back", by: "1", now: system.clock });
    await followUpDonation(system.app.payload, held.id);
    return wordsOf(gift, "not-charged");
  };
  expect(await closed(false)).toContain("goes on with the next month");
  expect(await closed(true)).not.toContain("goes on");
});

test("a card that could not leave the vault, as the gateway was silent, leaves it on the next day", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.set({ down: true });
  await stopGift(context(), gift, { reason: "wish of the donor" });
  expect(await now(gift)).toMatchObject({ state: "stopped", dataKey: gift.dataKey });
  await system.simulator.set({ down: false });
  await dayOn("2026-11-03");
  expect(await now(gift)).toMatchObject({ dataKey: "" });
  expect((await mails(gift)).filter((kind) => kind === "monthly-stopped")).toHaveLength(1);
});

test("the thank-you page says set up until the first charge, and then when the next one is", async () => {
  const gift = await setUpOn("2026-11-02");
  const { monthlyOutcome } = await import("../give/endpoints/outcome.ts");
  const outcome = async () => {
    const signUp = await findDonation(system.app.payload, { orderId: { equals: gift.orderId } });
    return signUp && monthlyOutcome(system.app.payload, signUp);
  };
  expect(await outcome()).toMatchObject({ charged: false, standing: "running", nextDay: "2026-11-15" });
  await dayOn("2026-11-15");
  expect(await outcome()).toMatchObject({ charged: true, standing: "running", nextDay: "2026-12-15" });
  await pauseGift(context(), gift, { reason: "wish of the donor" });
  expect(await outcome()).toMatchObject({ charged: true, standing: "paused" });
});
