import { expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import { removeOldCards } from "../monthly/old-cards.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { donationContext } from "../testing/test-donations.ts";
import { billDay } from "./bill-day.ts";
import { giftOf, giveAnotherCard, mailsOfGift, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";
import { monthlySystem } from "./testing/monthly-system.ts";

const system = monthlySystem();
const { context } = system;

const on = (day: string) => {
  system.clock = new Date(`${day}T15:00:00Z`);
};
const setUp = () => {
  on("2026-11-02");
  return setUpMonthly(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);

test("a gift whose card the vault no longer has is paused the first time it is billed, and its donor told once", async () => {
  const gift = await setUp();
  await context().gateway.deleteCard(gift.dataKey);
  for (const day of ["2026-11-15", "2026-11-16"]) {
    on(day);
    await billDay(context());
  }
  expect(await triesOf(system.app.payload, gift)).toMatchObject([{ state: "not-charged" }]);
  expect(await now(gift)).toMatchObject({ state: "paused", stateReason: "Declined: card-gone" });
  expect(await mailsOfGift(system.app.payload, gift)).toEqual(["monthly-set-up", "monthly-paused"]);
});

test("a card that is given while older cards are being taken out of the vault stays there", async () => {
  const gifts = [await setUp(), await setUp()];
  // The vault does not take out the cards before at once.
  const silent = {
    ...context().gateway,
    deleteCard: async () => ({ kind: "unknown", reason: "lost" }) as const,
  };
  for (const gift of gifts) await giveAnotherCard({ ...context(), gateway: silent }, gift);
  const [first, second] = await Promise.all(gifts.map(now));
  if (!first || !second) throw new Error("no gifts");
  expect([first.oldCards, second.oldCards]).toEqual([true, true]);

  const { gateway } = context();
  const slow: Gateway = {
    ...gateway,
    async deleteCard(dataKey) {
      if (dataKey === gifts[0]?.dataKey) await giveAnotherCard(context(), second);
      return gateway.deleteCard(dataKey);
    },
  };
  await removeOldCards({ ...context(), gateway: slow });
  const newest = await now(second);
  expect(newest.dataKey).not.toBe(second.dataKey);
  expect(await system.simulator.cards()).toEqual(expect.arrayContaining([first.dataKey, newest.dataKey]));
  for (const { dataKey } of [...gifts, second]) expect(await system.simulator.cards()).not.toContain(dataKey);
});

test("a card that the gateway refused to take out is kept in mind, and leaves the vault with the next run", async () => {
  const stopped = await setUp();
  const changed = await setUp();
  const misconfigured = donationContext(system.app.payload, system.simulator.origin, {
    now: () => system.clock,
    gateway: createMoneris({
      origin: system.simulator.origin,
      storeId: "store1",
      apiToken: "of another store",
      timeoutMs: 10_000,
    }),
  });
  await stopGift(misconfigured, stopped, { reason: "wish of the donor" });
  const deleteCard = misconfigured.gateway.deleteCard;
  await giveAnotherCard({ ...context(), gateway: { ...context().gateway, deleteCard } }, changed);
  expect(await now(stopped)).toMatchObject({ state: "stopped", dataKey: stopped.dataKey });
  expect(await now(changed)).toMatchObject({ oldCards: true });

  await removeOldCards(context());
  await billDay(context());
  expect(await now(stopped)).toMatchObject({ dataKey: "" });
  expect(await now(changed)).toMatchObject({ oldCards: false });
  for (const { dataKey } of [stopped, changed]) expect(await system.simulator.cards()).not.toContain(dataKey);
  expect(await mailsOfGift(system.app.payload, stopped)).toEqual(["monthly-set-up", "monthly-stopped"]);
});

test("a card that the vault does not know any more is not asked for again", async () => {
  const gift = await setUp();
  await context().gateway.deleteCard(gift.dataKey);
  await stopGift(context(), gift, { reason: "wish of the donor" });
  expect(await now(gift)).toMatchObject({ state: "stopped", dataKey: "" });
});
