import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import type { TestPayload } from "../../../testing/test-payload.ts";
import { sweepDonations } from "../../operations/sweep.ts";
import { amountOf, cardNumber } from "../../testing/donation-form.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { billDay } from "../bill-day.ts";
import { addDays } from "../due-days.ts";
import { giftsWhere } from "../gifts-where.ts";
import { billedStates } from "../monthly-gift-states.ts";
import { resumeGift } from "../pause-gift.ts";
import { stopGift } from "../stop-gift.ts";
import { setUpMonthly } from "./monthly-donors.ts";
import { billAndDie } from "./start-billing.ts";

/** Shares of the charges of a billing day that the bank declines. */
const shares = { soft: 0.05, hard: 0.02 };
const softDecline = { code: "481", iso: "51" };
const hardDecline = { code: "421", iso: "43" };

const firstDay = "2026-12-20";
const lastDay = "2027-12-31";
const outage = { from: "2027-06-14", until: "2027-06-21" };
const steps = ["row-written", "gateway-answered", "outcome-written"] as const;

/** Numbers from 0 to 1 that are the same each time. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Year = { app: TestPayload; simulator: Simulator; donors: number; kills: number };

/** What each gift was due for while it was being billed: `GIFT:DAY`. */
export type DueMonths = Set<string>;

const billedOn = (payload: Payload, day: string) =>
  giftsWhere(payload, { and: [{ state: { in: [...billedStates] } }, { nextBillingDay: { equals: day } }] });

/**
 * A year of monthly gifts against the simulator, day by day: declines, lost answers, a week without a gateway, kills in the
 * middle of a billing day, two machines at once, new cards, pauses that end, stops. Answers which months were due.
 */
export async function simulateYear({ app, simulator, donors, kills }: Year): Promise<DueMonths> {
  const { payload } = app;
  const random = randomFrom(donors);
  let clock = new Date(`${firstDay}T15:00:00Z`);
  const context = donationContext(payload, simulator.origin, { now: () => clock });
  const due: DueMonths = new Set();
  let newCards = 0;
  let killed = 0;

  for (let donor = 0; donor < donors; donor += 1)
    await setUpMonthly(context, amountOf((10 + donor / 100).toFixed(2)));

  const declineSome = async (gifts: MonthlyGift[]) => {
    for (const { dataKey } of gifts) {
      const luck = random();
      if (luck < shares.hard) await simulator.decline({ dataKey, ...hardDecline });
      else if (luck < shares.hard + shares.soft) {
        const times = 1 + Math.floor(random() * 4);
        await simulator.decline(...Array.from({ length: times }, () => ({ dataKey, ...softDecline })));
      }
    }
  };
  const giveNewCard = async (gift: MonthlyGift) => {
    newCards += 1;
    const number = cardNumber(420_000_000_000_000 + newCards);
    const paymentCard = { number, expiry: "1230" };
    const store = () => context.gateway.storeCard({ customerId: gift.orderId, paymentCard, issuerId: null });
    let stored = await store();
    // Lost answers that the billing day did not use up meet the donor, who tries again.
    for (let tries = 1; stored.kind !== "stored" && tries < 10; tries += 1) stored = await store();
    if (stored.kind !== "stored") throw new Error("The new card was not stored");
    await payload.db.updateOne({
      collection: "monthly-gifts",
      id: gift.id,
      data: { dataKey: stored.dataKey, cardExpiry: null },
    });
  };
  /** What people do between the billing days. */
  const changes = async () => {
    for (const gift of await giftsWhere(payload, { state: { equals: "paused" } })) {
      if (random() > 0.5) continue;
      await giveNewCard(gift);
      await resumeGift(context, gift, { reason: "new card" });
    }
    const running = await giftsWhere(payload, { state: { equals: "active" } });
    const some = () => running[Math.floor(random() * running.length)];
    const changing = some();
    if (changing) await giveNewCard(changing);
    const leaving = some();
    if (leaving) await stopGift(context, leaving, { reason: "wish of the donor" });
  };

  for (let day = addDays(firstDay, 1); day <= lastDay; day = addDays(day, 1)) {
    clock = new Date(`${day}T15:00:00Z`);
    await simulator.set({ clock: clock.toISOString() });
    if (day === outage.from) await simulator.set({ down: true });
    if (day === outage.until) await simulator.set({ down: false });
    const down = day >= outage.from && day < outage.until;
    if (day.endsWith("-15")) {
      const gifts = await billedOn(payload, day);
      for (const { id } of gifts) due.add(`${id}:${day}`);
      await declineSome(gifts);
      if (!down && killed < kills) {
        const step = steps[killed % steps.length] ?? "row-written";
        killed += 1;
        await billAndDie(app, simulator, { at: clock, step, times: 1 + Math.floor(gifts.length / 3) });
      }
      if (!down) await simulator.fail({ kind: "late", times: 3 }, { kind: "drop-after" }, { kind: "half" });
      await Promise.all([billDay(context), billDay(context)]);
    }
    await billDay(context);
    clock = new Date(`${day}T15:10:00Z`);
    await sweepDonations(context, { everything: true });
    if (day.endsWith("-20") && !down) await changes();
  }
  return due;
}
