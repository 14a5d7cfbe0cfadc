import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import type { TestPayload } from "../../../testing/test-payload.ts";
import { sweepDonations } from "../../follow-up/sweep.ts";
import { changeAmount } from "../../monthly/change-amount.ts";
import { dueDayAfter } from "../../monthly/due-days.ts";
import { NotChanged } from "../../monthly/gift-change.ts";
import { pauseForMonths } from "../../monthly/pause-for-months.ts";
import { stopGift } from "../../monthly/stop-gift.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { isPausedByDeclines } from "../../record/monthly-gift-states.ts";
import { RefundRefused, refundDonation } from "../../refunds/refund-donation.ts";
import { amountOf } from "../../testing/donation-form.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { billDay } from "../bill-day.ts";
import { killBilling } from "./kill-billing.ts";
import { giveAnotherCard, setUpMonthly } from "./monthly-donors.ts";

/** Shares of the charges of a billing day that the bank declines. */
const shares = { soft: 0.05, hard: 0.02 };
const softDecline = { code: "481", iso: "51" };
/** Of a stolen card. */
export const hardDecline = { code: "421", iso: "43" };

const firstDay = "2026-12-20";
export const lastDay = "2027-12-31";
export const outage = { from: "2027-06-14", until: "2027-06-21" };
/** The last try of a month whose first one had to wait for the gateway. */
const lastTryAfterOutage = "2027-07-03";

/**
 * Days of a month on which something may happen: donors are told three days before a pause ends, charges are due and are tried
 * again 3, 7 and 12 days later, people change things on the 20th. The days after these find what was left half done, and tell
 * a charge that is made twice. What is to be charged on any other day would be charged late, as the comparison of the year
 * would say.
 */
const busyDays = ["12", "15", "16", "18", "20", "21", "22", "27", "28"];
const isQuiet = (day: string) =>
  !busyDays.includes(day.slice(-2)) && (day < outage.from || day > lastTryAfterOutage);

/** Numbers from 0 to 1 that are the same each time. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Year = {
  app: TestPayload;
  simulator: Simulator;
  donors: number;
  kills: number;
  /** Otherwise those on which nothing can be due are left out. */
  everyDay: boolean;
};

/** A pause that a donor wished: at a time, with the days on which nothing is due, and the day with which the gift goes on. */
export type LivedPause = { giftId: number; at: string; passedOver: string[]; goesOn: string };

/** What happened to the gifts, as their donors would tell it. */
export type LivedYear = {
  donors: number;
  /** Each month that a gift owes: `GIFT:DAY`. */
  due: Set<string>;
  /** Months of which the donor wished no further try after a decline: `GIFT:DAY`. */
  leftByWish: Set<string>;
  /** Other amounts, by the gift's order id and the time. */
  amounts: { orderId: string; at: string }[];
  pauses: LivedPause[];
  /** Billing days that were killed while some months were charged, one was under way, and others were waiting. */
  killedInTheMiddle: number;
};

/** Gifts that owe this day's month: neither stopped nor paused, whatever they themselves say is their next day. */
async function owing(payload: Payload, day: string, pauses: LivedPause[]): Promise<MonthlyGift[]> {
  const resting = new Set(pauses.filter(({ goesOn }) => day < goesOn).map(({ giftId }) => giftId));
  const gifts = await giftsWhere(payload, { state: { not_equals: "stopped" } });
  return gifts.filter((gift) => !resting.has(gift.id) && !isPausedByDeclines(gift));
}

/** The pause that begins with the month of `from` and passes over so many. */
function pauseOf(giftId: number, at: string, from: string, months: number): LivedPause {
  const passedOver = [from];
  for (let month = 1; month < months; month += 1) passedOver.push(dueDayAfter(passedOver.at(-1) ?? from));
  return { giftId, at, passedOver, goesOn: dueDayAfter(passedOver.at(-1) ?? from) };
}

/**
 * A year of monthly gifts against the simulator, day by day: declines, lost answers, a week without a gateway, kills in the
 * middle of a billing day, two machines at once, new cards, other amounts, donors' pauses, stops, all of them also while a
 * card is being tried again, and months that are given back whole and in part, some on the very day.
 */
export async function simulateYear({ app, simulator, donors, kills, everyDay }: Year): Promise<LivedYear> {
  const { payload } = app;
  const random = randomFrom(donors);
  let clock = new Date(`${firstDay}T15:00:00Z`);
  const context = donationContext(payload, simulator.origin, { now: () => clock });
  const lived: LivedYear = {
    ...{ donors, due: new Set(), leftByWish: new Set() },
    ...{ amounts: [], pauses: [], killedInTheMiddle: 0 },
  };
  let killed = 0;
  let wishes = 0;

  // Two of five gifts are one donor's.
  for (let gift = 0; gift < donors; gift += 1) {
    const b_email = `donor-${gift % 5 === 4 ? gift - 1 : gift}@donor.example`;
    await setUpMonthly(context, { b_email, ...amountOf((10 + gift / 100).toFixed(2)) });
  }

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
  const reason = "wish of the donor";
  /** A pause that begins with the month after `day`, or with that of a charge that is to be tried again. */
  const pause = async (gift: MonthlyGift, from: string) => {
    const months = 1 + Math.floor(random() * 3);
    if (!(await unlessRefused(pauseForMonths(context, gift, { months, reason })))) return;
    lived.pauses.push(pauseOf(gift.id, clock.toISOString(), from, months));
  };
  /** What people do between the billing days, five days after that of the month `thisMonth`. */
  const changes = async (thisMonth: string) => {
    const paused = await giftsWhere(payload, { state: { equals: "paused" } });
    for (const gift of paused.filter(isPausedByDeclines))
      if (random() < 0.5) await giveAnotherCard(context, gift);
    const running = await giftsWhere(payload, { state: { equals: "active" } });
    const failing = await giftsWhere(payload, { state: { equals: "failing" } });
    const some = async (change: (gift: MonthlyGift) => Promise<unknown>) => {
      const gift = running[Math.floor(random() * running.length)];
      if (gift) await unlessRefused(change(gift));
    };
    await some((gift) => giveAnotherCard(context, gift));
    await some(async (gift) => {
      await changeAmount(context, gift, { amountCents: gift.amountCents + 100 });
      lived.amounts.push({ orderId: gift.orderId, at: clock.toISOString() });
    });
    await some((gift) => pause(gift, dueDayAfter(thisMonth)));
    await giveBack("whole");
    await giveBack("half");
    await some((gift) => stopGift(context, gift, { reason }));
    for (const gift of failing.slice(0, 3)) {
      const wish = wishes++ % 3;
      if (wish === 0) await pause(gift, thisMonth);
      else if (wish === 1) await stopGift(context, gift, { reason });
      else await giveAnotherCard(context, gift);
      if (wish < 2) lived.leftByWish.add(`${gift.id}:${thisMonth}`);
    }
  };

  for (let day = addDays(firstDay, 1); day <= lastDay; day = addDays(day, 1)) {
    if (!everyDay && isQuiet(day)) continue;
    clock = new Date(`${day}T15:00:00Z`);
    await simulator.set({ clock: clock.toISOString() });
    if (day === outage.from) await simulator.set({ down: true });
    if (day === outage.until) await simulator.set({ down: false });
    const down = day >= outage.from && day < outage.until;
    if (day.endsWith("-15")) {
      const gifts = await owing(payload, day, lived.pauses);
      for (const { id } of gifts) lived.due.add(`${id}:${day}`);
      await declineSome(gifts);
      if (!down && killed < kills) {
        const inTheMiddle = await killBilling(app, simulator, { day, at: clock, gifts, kill: killed });
        killed += 1;
        if (inTheMiddle) lived.killedInTheMiddle += 1;
      }
      if (!down) await simulator.fail({ kind: "late", times: 3 }, { kind: "drop-after" }, { kind: "half" });
      await Promise.all([billDay(context), billDay(context)]);
    }
    await billDay(context);
    clock = new Date(`${day}T15:10:00Z`);
    await sweepDonations(context, { everything: true });
    if (day.endsWith("-15") && !down) await giveBack("whole");
    if (day.endsWith("-20") && !down) await changes(`${day.slice(0, 7)}-15`);
  }
  return lived;
}
