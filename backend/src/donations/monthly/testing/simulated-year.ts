import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import type { TestPayload } from "../../../testing/test-payload.ts";
import { sweepDonations } from "../../operations/sweep.ts";
import { RefundRefused, refundDonation } from "../../refunds/operations/refund-donation.ts";
import { amountOf } from "../../testing/donation-form.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { billDay } from "../bill-day.ts";
import { changeAmount } from "../change-amount.ts";
import { addDays } from "../due-days.ts";
import { giftsWhere } from "../gifts-where.ts";
import { billedStates, isPausedByDeclines } from "../monthly-gift-states.ts";
import { pauseForMonths } from "../pause-for-months.ts";
import { NotChanged, stopGift } from "../stop-gift.ts";
import { giveAnotherCard } from "./another-card.ts";
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

/** What befell the gifts: the months that were due, and how often donors changed something of which they are to hear. */
export type LivedYear = { due: DueMonths; amounts: number; pauses: number };

const billedOn = (payload: Payload, day: string) =>
  giftsWhere(payload, { and: [{ state: { in: [...billedStates] } }, { nextBillingDay: { equals: day } }] });

/**
 * A year of monthly gifts against the simulator, day by day: declines, lost answers, a week without a gateway, kills in the
 * middle of a billing day, two machines at once, new cards, other amounts, donors' pauses, stops, and months that are given
 * back whole and in part, some on the very day.
 */
export async function simulateYear({ app, simulator, donors, kills }: Year): Promise<LivedYear> {
  const { payload } = app;
  const random = randomFrom(donors);
  let clock = new Date(`${firstDay}T15:00:00Z`);
  const context = donationContext(payload, simulator.origin, { now: () => clock });
  const lived: LivedYear = { due: new Set(), amounts: 0, pauses: 0 };
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
  /** Does what may be refused, since somebody else was there before. */
  const unlessRefused = async (change: Promise<unknown>) => {
    try {
      await change;
      return true;
    } catch (error) {
      if (error instanceof NotChanged || error instanceof RefundRefused) return false;
      throw error;
    }
  };
  const giveBack = async (part: "whole" | "half") => {
    const where = { donationType: { equals: "instalment" }, state: { equals: "approved" } } as const;
    const { docs } = await payload.db.find<Donation>({
      ...{ collection: "donations", where, sort: "-id", limit: donors, pagination: false },
    });
    const donation = docs[Math.floor(random() * docs.length)];
    if (!donation || donation.refundedCents > 0) return;
    const amountCents = part === "whole" ? donation.amountCents : Math.floor(donation.amountCents / 2);
    const key = `${donation.orderId}:${clock.toISOString()}`;
    const wish = { amountCents, reason: "asked for", by: "7", key };
    await unlessRefused(refundDonation(context, donation, wish));
  };
  /** What people do between the billing days. */
  const changes = async () => {
    const paused = await giftsWhere(payload, { state: { equals: "paused" } });
    for (const gift of paused.filter(isPausedByDeclines))
      if (random() < 0.5) await giveAnotherCard(context, gift);
    const running = await giftsWhere(payload, { state: { equals: "active" } });
    const some = async (change: (gift: MonthlyGift) => Promise<unknown>) => {
      const gift = running[Math.floor(random() * running.length)];
      return gift ? unlessRefused(change(gift)) : false;
    };
    await some((gift) => giveAnotherCard(context, gift));
    const raised = (gift: MonthlyGift) =>
      changeAmount(context, gift, { amountCents: gift.amountCents + 100 });
    if (await some(raised)) lived.amounts += 1;
    const months = 1 + Math.floor(random() * 3);
    if (await some((gift) => pauseForMonths(context, gift, { months, reason: "wish of the donor" })))
      lived.pauses += 1;
    await giveBack("whole");
    await giveBack("half");
    await some((gift) => stopGift(context, gift, { reason: "wish of the donor" }));
  };

  for (let day = addDays(firstDay, 1); day <= lastDay; day = addDays(day, 1)) {
    clock = new Date(`${day}T15:00:00Z`);
    await simulator.set({ clock: clock.toISOString() });
    if (day === outage.from) await simulator.set({ down: true });
    if (day === outage.until) await simulator.set({ down: false });
    const down = day >= outage.from && day < outage.until;
    if (day.endsWith("-15")) {
      const gifts = await billedOn(payload, day);
      for (const { id } of gifts) lived.due.add(`${id}:${day}`);
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
    if (day.endsWith("-15") && !down) await giveBack("whole");
    if (day.endsWith("-20") && !down) await changes();
  }
  return lived;
}
