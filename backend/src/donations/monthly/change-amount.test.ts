import { expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { billDay } from "../billing/bill-day.ts";
import { giftOf, mailsOfGift, setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { changeAmount } from "./change-amount.ts";
import { stopGift } from "./stop-gift.ts";

const system = monthlySystem();
const { context } = system;

const on = (day: string) => {
  system.clock = new Date(`${day}T15:00:00Z`);
};
const dayOn = (day: string) => {
  on(day);
  return billDay(context());
};
const setUpOn = (day: string) => {
  on(day);
  return setUpMonthly(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);
const change = async (gift: MonthlyGift, amountCents: number) =>
  changeAmount(context(), await now(gift), { amountCents });
const triedAs = async (gift: MonthlyGift) =>
  (await triesOf(system.app.payload, gift)).map(({ state, amountCents }) => [state, amountCents]);
const changedMails = async (gift: MonthlyGift) =>
  (await mailsOfGift(system.app.payload, gift)).filter((kind) => kind === "monthly-changed").length;

test("the new amount is charged from the next month on, and its donor is told once", async () => {
  const gift = await setUpOn("2026-11-02");
  await dayOn("2026-11-15");
  on("2026-11-20");
  await change(gift, 4_050);
  await dayOn("2026-12-15");
  expect(await triedAs(gift)).toEqual([
    ["approved", 2_500],
    ["approved", 4_050],
  ]);
  expect(await changedMails(gift)).toBe(1);
});

test("after a decline the next try of the same month is of the new amount", async () => {
  const gift = await setUpOn("2026-11-02");
  await system.simulator.decline({ dataKey: gift.dataKey, code: "481", iso: "51" });
  await dayOn("2026-11-15");
  await change(gift, 1_000);
  await dayOn("2026-11-18");
  expect(await triedAs(gift)).toEqual([
    ["declined", 2_500],
    ["approved", 1_000],
  ]);
});

test("a charge that is with the bank keeps its amount, and the mail says so", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  // The first call asks whether the gateway is there.
  await system.simulator.fail({ kind: "late", delayMs: 0 }, { kind: "drop-after" });
  await billDay(context());
  await change(gift, 9_900);
  system.clock = new Date("2026-11-15T15:10:00Z");
  await sweepDonations(context(), { everything: true });
  expect(await triedAs(gift)).toEqual([["approved", 2_500]]);
  const { docs } = await system.app.payload.find({
    collection: "outbox",
    where: { to: { equals: gift.email }, kind: { equals: "monthly-changed" } },
  });
  const words = docs[0]?.text.replace(/\s+/g, " ");
  expect(words).toContain("due on November 15, 2026. It is still $25.00");
});

test("of a change and a charge in the same moment the donor's word holds: nothing of the old amount is sent", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-15");
  await billDay({
    ...context(),
    checkpoint: async (step) => {
      if (step === "row-written") await change(gift, 3_000);
    },
  });
  expect(await triedAs(gift)).toEqual([["not-charged", 2_500]]);
  await dayOn("2026-11-16");
  expect(await triedAs(gift)).toEqual([
    ["not-charged", 2_500],
    ["approved", 3_000],
  ]);
});

test("a process that died before it wrote the mail is finished by the next run, once", async () => {
  const gift = await setUpOn("2026-11-02");
  on("2026-11-20");
  const changed = { amountCents: 5_000, amountChangedAt: system.clock.toISOString() };
  await updateIf(system.app.payload, "monthly-gifts", { id: { equals: gift.id } }, changed);
  expect(await changedMails(gift)).toBe(0);
  for (const day of ["2026-11-20", "2026-11-21"]) await dayOn(day);
  expect(await changedMails(gift)).toBe(1);
});

test("a stopped gift has no amount to change, and the amount that it has is no change", async () => {
  const gift = await setUpOn("2026-11-02");
  await expect(change(gift, 2_500)).rejects.toThrow("already");
  await stopGift(context(), gift, { reason: "wish of the donor" });
  await expect(change(gift, 3_000)).rejects.toThrow("stopped");
  expect(await changedMails(gift)).toBe(0);
});
