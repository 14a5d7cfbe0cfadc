import { expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { billDay } from "../billing/bill-day.ts";
import { planBilling } from "../billing/plan-billing.ts";
import { giftOf, mailsOfGift, setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { pauseForMonths } from "./pause-for-months.ts";
import { pauseGift, resumeGift } from "./pause-gift.ts";

const system = monthlySystem();
const { context } = system;

const at = (moment: string) => {
  system.clock = new Date(moment);
};
const on = (day: string) => at(`${day}T15:00:00Z`);
const dayOn = (day: string) => {
  on(day);
  return billDay(context());
};
const setUpOn = (day: string) => {
  on(day);
  return setUpMonthly(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);
const pause = async (gift: MonthlyGift, months: number) =>
  pauseForMonths(context(), await now(gift), { months, reason: "wish of the donor" });
/** The months that the bank was asked for, and what came of it. */
const months = async (gift: MonthlyGift) =>
  (await triesOf(system.app.payload, gift)).map(({ dueDay, state }) => `${dueDay} ${state}`);
const mailsSince = async (gift: MonthlyGift) => (await mailsOfGift(system.app.payload, gift)).slice(1);

test("a gift that was paused for two months goes on by itself over the end of the year, and nothing is charged later", async () => {
  const gift = await setUpOn("2026-11-02");
  await dayOn("2026-11-15");
  on("2026-11-20");
  await pause(gift, 2);
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: "2027-02-15" });
  for (const day of ["2026-12-15", "2027-01-15", "2027-02-11"]) await dayOn(day);
  expect(await mailsSince(gift)).toEqual(["monthly-paused"]);
  for (const day of ["2027-02-12", "2027-02-13", "2027-02-14"]) await dayOn(day);
  expect(await mailsSince(gift)).toEqual(["monthly-paused", "monthly-coming"]);
  for (const day of ["2027-02-15", "2027-02-16", "2027-03-15"]) await dayOn(day);
  expect(await months(gift)).toEqual(["2026-11-15 approved", "2027-02-15 approved", "2027-03-15 approved"]);
  expect(await now(gift)).toMatchObject({ state: "active", resumeDay: null, pauseMonths: null });
  expect(await mailsSince(gift)).toEqual(["monthly-paused", "monthly-coming"]);
});

test.each([
  // The 31st in Vancouver is the first of a month elsewhere already.
  ["2027-01-01T07:30:00Z", 1, "2027-02-15"],
  ["2027-01-31T20:00:00Z", 1, "2027-03-15"],
  ["2027-01-31T20:00:00Z", 3, "2027-05-15"],
  // On the 15th itself, before it is charged: this month is the first that is passed over.
  ["2027-01-15T13:00:00Z", 1, "2027-02-15"],
  ["2027-10-16T20:00:00Z", 3, "2028-02-15"],
])("paused at %s for %i months, it goes on with %s", async (moment, count, resumeDay) => {
  const gift = await setUpOn("2026-12-20");
  const [year = "", month = "", day = ""] = moment.slice(0, 10).split("-");
  const waitsFor =
    Number(day) > 15 ? new Date(Date.UTC(Number(year), Number(month), 15)) : `${year}-${month}-15`;
  const nextBillingDay = typeof waitsFor === "string" ? waitsFor : waitsFor.toISOString().slice(0, 10);
  await updateIf(system.app.payload, "monthly-gifts", { id: { equals: gift.id } }, { nextBillingDay });
  at(moment);
  await pause(gift, count);
  expect(await now(gift)).toMatchObject({ resumeDay });
});

test("a month whose charge is with the bank is not among those passed over, and the mail names it", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  // The first call asks whether the gateway is there.
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
  await billDay(context());
  await pause(gift, 1);
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: "2027-01-15" });
  at("2026-11-15T15:10:00Z");
  await sweepDonations(context(), { everything: true });
  for (const day of ["2026-12-15", "2027-01-15"]) await dayOn(day);
  expect(await months(gift)).toEqual(["2026-11-15 approved", "2027-01-15 approved"]);
  const { docs } = await system.app.payload.find({
    collection: "outbox",
    where: { to: { equals: gift.email }, kind: { equals: "monthly-paused" } },
  });
  const words = docs[0]?.text.replace(/\s+/g, " ");
  expect(words).toContain(
    "already with the bank when you paused the gift: the one that was due on November 15",
  );
  expect(words).toContain("charge on January 15, 2027");
});

test("of a pause and a charge in the same moment, nothing is sent", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  await billDay({
    ...context(),
    checkpoint: async (step) => {
      if (step === "row-written") await pause(gift, 1);
    },
  });
  expect(await months(gift)).toEqual(["2026-11-15 not-charged"]);
  for (const day of ["2026-11-16", "2026-11-17", "2026-12-15"]) await dayOn(day);
  expect(await months(gift)).toEqual(["2026-11-15 not-charged"]);
});

test("a pause in the moment between charge and answer keeps that charge and passes over the next month", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  await billDay({
    ...context(),
    checkpoint: async (step) => {
      if (step === "gateway-answered") await pause(gift, 1);
    },
  });
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: "2027-01-15" });
  for (const day of ["2026-12-15", "2027-01-15"]) await dayOn(day);
  expect(await months(gift)).toEqual(["2026-11-15 approved", "2027-01-15 approved"]);
});

test("a process that died right after it wrote the pause is finished by the next run, and the donor told once", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-20");
  const written = { state: "paused", pauseMonths: 1, pausedAt: system.clock.toISOString() };
  await updateIf(system.app.payload, "monthly-gifts", { id: { equals: gift.id } }, written);
  await updateIf(
    system.app.payload,
    "monthly-gifts",
    { id: { equals: gift.id } },
    { nextBillingDay: "2026-12-15" },
  );
  for (const day of ["2026-11-20", "2026-11-21"]) await dayOn(day);
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: "2027-01-15" });
  expect(await mailsSince(gift)).toEqual(["monthly-paused"]);
});

test("broken off on the day on which a pause ends, when the bank has charged, the month is charged once", async () => {
  const gift = await setUpOn("2026-11-02");
  await pause(gift, 1);
  on("2026-12-15");
  // As of a process that is gone: nothing comes after the step.
  const charged = Promise.withResolvers<void>();
  const standing = async (step: string) => {
    if (step !== "gateway-answered") return;
    charged.resolve();
    await new Promise(() => {});
  };
  billDay({ ...context(), checkpoint: standing }).catch(charged.reject);
  await charged.promise;
  expect(await months(gift)).toEqual(["2026-12-15 sending"]);
  at("2026-12-15T15:10:00Z");
  await sweepDonations(context(), { everything: true });
  await Promise.all([billDay(context()), billDay(context())]);
  expect(await months(gift)).toEqual(["2026-12-15 approved"]);
});

test("donor and staff end a pause early; a pause by staff has no end and stays so", async () => {
  const gift = await setUpOn("2026-11-02");
  await pause(gift, 3);
  await expect(pause(gift, 1)).rejects.toThrow("can be paused");
  on("2026-11-20");
  await resumeGift(context(), await now(gift), { reason: "wish of the donor" });
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15", resumeDay: null });
  await pauseGift(context(), await now(gift), { reason: "the donor called" });
  for (const day of ["2026-12-15", "2027-02-15", "2027-06-15"]) await dayOn(day);
  expect(await months(gift)).toEqual([]);
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: null });
});

test("a charge on its way that the bank declines for good ends the pause's end: the card cannot be charged", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "43" });
  on("2026-11-15");
  await billDay({
    ...context(),
    checkpoint: async (step) => {
      if (step === "gateway-answered") await pause(gift, 1);
    },
  });
  expect(await now(gift)).toMatchObject({ state: "paused", resumeDay: null });
  for (const day of ["2026-12-15", "2027-01-15"]) await dayOn(day);
  expect(await months(gift)).toEqual(["2026-11-15 declined"]);
});

test("the thank-you page and the plan of a day know when a paused gift goes on", async () => {
  const gift = await setUpOn("2026-11-02");
  await pause(gift, 1);
  const signUp = await system.app.payload.db.findOne({
    collection: "donations",
    where: { orderId: { equals: gift.orderId } },
  });
  const { monthlyOutcome } = await import("../give/endpoints/outcome.ts");
  expect(signUp && (await monthlyOutcome(system.app.payload, signUp as never))).toMatchObject({
    standing: "paused",
    goesOn: "2026-12-15",
  });
  expect(await planBilling(system.app.payload, "2026-12-14")).toEqual([]);
  expect(await planBilling(system.app.payload, "2026-12-15")).toMatchObject([{ dueDay: "2026-12-15" }]);
  expect(await now(gift)).toMatchObject({ state: "paused" });
});
