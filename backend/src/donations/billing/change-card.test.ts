import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { notFoundIsFinalAfterMs } from "../charge/settle-donation.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { removeOldCards } from "../monthly/old-cards.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { declinedCard, goodCard } from "../testing/donation-form.ts";
import { donationContext } from "../testing/test-donations.ts";
import { billDay } from "./bill-day.ts";
import { billGift } from "./bill-gift.ts";
import { changeCard } from "./change-card.ts";
import { giftOf, giveAnotherCard, mailsOfGift, setUpMonthly, triesOf } from "./testing/monthly-donors.ts";
import { monthlySystem } from "./testing/monthly-system.ts";

const system = monthlySystem();
const { context } = system;

const on = (day: string) => {
  system.clock = new Date(`${day}T15:00:00Z`);
};
const dayOn = (day: string) => {
  on(day);
  return billDay(context());
};
const setUp = () => {
  on("2026-11-02");
  return setUpMonthly(context());
};
const now = ({ orderId }: MonthlyGift) => giftOf(system.app.payload, orderId);
const months = async (gift: MonthlyGift) =>
  (await triesOf(system.app.payload, gift)).map(({ dueDay, state }) => `${dueDay} ${state}`);
const kept = async (dataKey: string) => (await system.simulator.cards()).includes(dataKey);
const changeOf = async (key: string) => {
  const row = await donationWithKey(system.app.payload, key);
  if (!row) throw new Error("The row was not written");
  return row;
};
/** The words of the last mail to a donor. */
async function lastMail({ email }: MonthlyGift): Promise<string> {
  const where = { to: { equals: email } };
  const { docs } = await system.app.payload.find({ collection: "outbox", where, sort: "-id", limit: 1 });
  return (docs[0]?.text ?? "").replace(/\s+/g, " ");
}
const officeHasMail = async (orderId: string) =>
  (
    await system.app.payload.count({
      collection: "outbox",
      where: { key: { equals: `card-in-vault:${orderId}` } },
    })
  ).totalDocs === 1;

test("a donor gives another card: the next month is charged to it, the card before leaves the vault, and a mail says so", async () => {
  const gift = await setUp();
  await dayOn("2026-11-15");
  const key = randomUUID();
  expect(await giveAnotherCard(context(), await now(gift), { key })).toBe("changed");
  expect(await giveAnotherCard(context(), await now(gift), { key })).toBe("changed");

  const changed = await now(gift);
  expect(changed).toMatchObject({ state: "active", oldCards: false, cardExpiry: "2030-12" });
  expect(changed.dataKey).not.toBe(gift.dataKey);
  expect(await kept(changed.dataKey)).toBe(true);
  expect(await kept(gift.dataKey)).toBe(false);
  expect(await changeOf(key)).toMatchObject({ state: "approved", amountCents: 0, followUp: "done" });
  expect(
    (await mailsOfGift(system.app.payload, gift)).filter((kind) => kind === "monthly-changed"),
  ).toHaveLength(1);
  expect(await lastMail(gift)).toContain("The next charge is on December 15, 2026.");

  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "41" });
  await dayOn("2026-12-15");
  expect(await months(gift)).toEqual(["2026-11-15 approved", "2026-12-15 approved"]);
});

test("a card that was typed into the payment service's own boxes is taken as well, and its vault keeps it once", async () => {
  const gift = await setUp();
  const before = (await system.simulator.cards()).length;
  const cardToken = await system.simulator.typeCard(goodCard);
  const asked = { key: randomUUID(), ip: "203.0.113.251", cardIdentity: cardToken };
  expect(await changeCard(context(), gift, { ...asked, paymentCard: { cardToken } })).toBe("changed");
  expect(await now(gift)).toMatchObject({ state: "active", cardExpiry: "2030-12", cardEnding: "4242" });
  expect((await system.simulator.cards()).length).toBe(before);
  const declined = await system.simulator.typeCard(declinedCard);
  const again = { key: randomUUID(), ip: "203.0.113.252", cardIdentity: declined };
  expect(await changeCard(context(), gift, { ...again, paymentCard: { cardToken: declined } })).toBe(
    "declined",
  );
});

test("a card that the bank declines changes nothing, is not kept, and is told at once and by no mail", async () => {
  const gift = await setUp();
  const before = await system.simulator.cards();
  expect(await giveAnotherCard(context(), gift, { number: declinedCard })).toBe("declined");
  expect(await now(gift)).toMatchObject({ dataKey: gift.dataKey, cardChangedAt: null });
  expect(await system.simulator.cards()).toEqual(before);
  expect(await mailsOfGift(system.app.payload, gift)).not.toContain("monthly-changed");
});

test("nobody tries out cards by the page of one gift", async () => {
  const gift = await setUp();
  const answers: string[] = [];
  for (let card = 0; card < 5; card += 1)
    answers.push(await giveAnotherCard(context(), gift, { number: `400555${card}00000000${card}` }));
  expect(answers).toEqual(["declined", "declined", "declined", "too-often", "too-often"]);
  const good = await setUp();
  for (let change = 0; change < 5; change += 1)
    expect(await giveAnotherCard(context(), await now(good))).toBe("changed");
  expect(await giveAnotherCard(context(), await now(good))).toBe("too-often");
});

test("a gift that was paused by declines goes on with the next 15th, and the mail names the day", async () => {
  const gift = await setUp();
  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "41" });
  await dayOn("2026-11-15");
  expect(await now(gift)).toMatchObject({ state: "paused" });
  on("2026-11-20");
  expect(await giveAnotherCard(context(), await now(gift))).toBe("changed");
  expect(await now(gift)).toMatchObject({ state: "active", nextBillingDay: "2026-12-15", pausedAt: null });
  expect(await lastMail(gift)).toContain("It goes on now: the next charge is on December 15, 2026");
  await dayOn("2026-12-15");
  expect(await months(gift)).toEqual(["2026-11-15 declined", "2026-12-15 approved"]);
});

test("a month that waits for another try is tried with the new card on its day", async () => {
  const gift = await setUp();
  await system.simulator.decline({ dataKey: gift.dataKey, code: "481", iso: "51" });
  await dayOn("2026-11-15");
  on("2026-11-16");
  expect(await giveAnotherCard(context(), await now(gift))).toBe("changed");
  expect(await lastMail(gift)).toContain("We try it again on November 18, 2026, with the new card");
  await dayOn("2026-11-18");
  expect(await months(gift)).toEqual(["2026-11-15 declined", "2026-11-15 approved"]);
});

test("the card before stays while a charge is under way with it; when that is declined, the new one is tried the next day", async () => {
  const gift = await setUp();
  on("2026-11-15");
  await system.simulator.fail({ kind: "drop-after" });
  await system.simulator.decline({ dataKey: gift.dataKey, code: "421", iso: "41" });
  await billGift(context(), { gift, dueDay: "2026-11-15", attempt: 1 });
  expect(await months(gift)).toEqual(["2026-11-15 unknown"]);
  system.clock = new Date("2026-11-15T15:00:30Z");
  expect(await giveAnotherCard(context(), await now(gift))).toBe("changed");
  expect(await lastMail(gift)).toContain("It is still made with your earlier card");
  expect(await kept(gift.dataKey)).toBe(true);

  system.clock = new Date("2026-11-15T15:10:00Z");
  await sweepDonations(context(), { everything: true });
  expect(await months(gift)).toEqual(["2026-11-15 declined"]);
  expect(await now(gift)).toMatchObject({ state: "failing", nextTryDay: "2026-11-16", oldCards: false });
  expect(await kept(gift.dataKey)).toBe(false);
  await dayOn("2026-11-16");
  expect(await months(gift)).toEqual(["2026-11-15 declined", "2026-11-15 approved"]);
});

test("the vault that is silent is asked again until the card before is gone", async () => {
  const gift = await setUp();
  // Two answers come: that of the check and that of the vault.
  await system.simulator.fail({ kind: "late", times: 2 }, { kind: "drop-after" });
  expect(await giveAnotherCard(context(), gift)).toBe("changed");
  expect(await now(gift)).toMatchObject({ oldCards: true });
  await removeOldCards(context());
  expect(await now(gift)).toMatchObject({ oldCards: false });
  expect(await kept(gift.dataKey)).toBe(false);
});

test("a gift that is stopped while its new card is being checked keeps neither", async () => {
  const gift = await setUp();
  const key = randomUUID();
  const stopping = donationContext(system.app.payload, system.simulator.origin, {
    now: () => system.clock,
    checkpoint: async (step) => {
      if (step === "outcome-written")
        await stopGift(context(), await now(gift), { reason: "wish of the donor" });
    },
  });
  await giveAnotherCard(stopping, gift, { key });
  expect(await now(gift)).toMatchObject({ state: "stopped", dataKey: "" });
  const newCard = (await changeOf(key)).gateway?.dataKey;
  expect(newCard ?? null).toBeNull();
  expect(await kept(gift.dataKey)).toBe(false);
  expect(await giveAnotherCard(context(), await now(gift))).toBe("stopped");
  expect(await mailsOfGift(system.app.payload, gift)).not.toContain("monthly-changed");
});

test("a gift that gets another card and is stopped at once leaves none in the vault", async () => {
  const gift = await setUp();
  const before = new Set(await system.simulator.cards());
  const asRead = await now(gift);
  await giveAnotherCard(context(), gift);
  await stopGift(context(), asRead, { reason: "wish of the donor" });
  expect((await system.simulator.cards()).filter((card) => !before.has(card))).toEqual([]);
  expect(await kept(gift.dataKey)).toBe(false);
});

const steps = [
  ["row-written", false, false],
  ["gateway-answered", true, false],
  ["vault-asked", true, true],
  ["outcome-written", true, false],
  ["card-taken", true, false],
] as const;

/** A gift is left half way to another card, and what is there after the sweeps. */
async function leftHalfWay(change: (gift: MonthlyGift, key: string) => Promise<unknown>) {
  system.clock = new Date();
  const gift = await setUpMonthly(context());
  const key = randomUUID();
  await change(gift, key);
  for (const later of [0, notFoundIsFinalAfterMs + 60_000]) {
    system.clock = new Date(Date.now() + later);
    await sweepDonations(context(), { everything: true });
  }
  const after = await now(gift);
  const row = await changeOf(key);
  expect(row.followUp).toBe("done");
  expect(after).toMatchObject({ state: "active", oldCards: false });
  expect(await kept(after.dataKey)).toBe(true);
  const changed = after.dataKey !== gift.dataKey;
  expect(row.state).toBe(changed ? "approved" : "not-charged");
  expect(await kept(gift.dataKey)).toBe(!changed);
  expect(await lastMail(gift)).toContain(changed ? "The next charge is on" : "nothing has changed");
  return { changed, officeHasMail: await officeHasMail(row.orderId) };
}

test.each(steps)(
  "broken off at %s, the gift has one card, and the office hears of any that nobody knows",
  async (deadlyStep, changed, hearsOfCard) => {
    const breaking = donationContext(system.app.payload, system.simulator.origin, {
      now: () => system.clock,
      checkpoint: (step) => {
        if (step === deadlyStep) throw new Error("broken off");
      },
    });
    const left = await leftHalfWay((gift, key) => giveAnotherCard(breaking, gift, { key }).catch(() => {}));
    expect(left).toEqual({ changed, officeHasMail: hearsOfCard });
  },
);

test("broken off after the vault has stored the new card, the gift has it, and the office hears of the one that nobody knows", async () => {
  const before = (await system.simulator.cards()).length;
  const left = await leftHalfWay(async (gift, key) => {
    // As of a process that is gone: nothing comes after the step.
    const stored = Promise.withResolvers<void>();
    const standing = donationContext(system.app.payload, system.simulator.origin, {
      now: () => system.clock,
      checkpoint: async (step) => {
        if (step !== "card-stored") return;
        stored.resolve();
        await new Promise(() => {});
      },
    });
    giveAnotherCard(standing, gift, { key }).catch(stored.reject);
    await stored.promise;
  });
  expect(left).toEqual({ changed: true, officeHasMail: true });
  // The gift's own, and the one whose key nobody has.
  expect((await system.simulator.cards()).length).toBe(before + 2);
});
