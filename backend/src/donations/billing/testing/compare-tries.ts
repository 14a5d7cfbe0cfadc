import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { latest } from "../../monthly/due-days.ts";
import { hardDecline, type LivedYear, lastDay, outage } from "./simulated-year.ts";

/** One charge that reached the bank, whichever way it went, with the row that was written for it. */
export type TryAtBank = { row: Donation; isoCode: string | undefined; approved: boolean };

type Tried = {
  /** All rows of instalments, the oldest first. */
  rows: Donation[];
  atBank: TryAtBank[];
  gifts: MonthlyGift[];
  /** Other cards that gifts have taken. */
  cards: Donation[];
  lived: LivedYear;
};

/** After how many days a declined month is tried again, and how often at most. */
const laterTries = [3, 7, 12];

const dayOf = ({ createdAt }: Donation) => charityDay(new Date(createdAt));
const giftOf = ({ monthlyGift }: Donation) => relatedId(monthlyGift) ?? 0;
export const monthOf = (row: Donation) => `${giftOf(row)}:${row.dueDay}`;
/** Whether the bank has said no for the last time this month, by what it said to all tries of the month so far. */
const isForGood = (declines: TryAtBank[]) =>
  declines.some(({ isoCode }) => isoCode === hardDecline.iso) || declines.length > laterTries.length;

/** The charges of gifts that were to be left alone, and the gifts that were not left alone. */
function afterDeclines({ atBank, gifts, cards }: Tried) {
  const tries = Map.groupBy(atBank, ({ row }) => giftOf(row));
  let chargesAfterDeclinesForGood = 0;
  let notPausedAfterDeclines = 0;
  for (const gift of gifts) {
    /** When the bank said no for good, as long as the gift has no other card. */
    let endedAt: string | undefined;
    const otherCardSince = (at: string) =>
      cards.some((card) => giftOf(card) === gift.id && (card.approvedAt ?? "") > at);
    const ofGift = tries.get(gift.id) ?? [];
    for (const [index, { row, approved }] of ofGift.entries()) {
      if (endedAt && !otherCardSince(endedAt)) chargesAfterDeclinesForGood += 1;
      const soFar = ofGift.slice(0, index + 1).filter((each) => each.row.dueDay === row.dueDay);
      endedAt = !approved && isForGood(soFar.filter((each) => !each.approved)) ? row.createdAt : undefined;
    }
    const isLeftAlone = gift.state === "paused" || gift.state === "stopped";
    if (endedAt && !otherCardSince(endedAt) && !isLeftAlone) notPausedAfterDeclines += 1;
  }
  return { chargesAfterDeclinesForGood, notPausedAfterDeclines };
}

/** Whether a month came to an end that its donor would expect, by what the bank said. */
function endedWell(month: string, tries: TryAtBank[], { leftByWish }: LivedYear): boolean {
  const charges = tries.filter(({ approved }) => approved).length;
  return charges === 0 ? leftByWish.has(month) || isForGood(tries) : charges === 1;
}

/** Whether the bank was asked on other days than 0, 3, 7 and 12 days after it first said no. */
function isOnOtherDays(tries: TryAtBank[]): boolean {
  const [first] = tries;
  const days = tries.map(({ row }) => dayOf(row));
  return days.some(
    (day, index) => first && day !== addDays(dayOf(first.row), [0, ...laterTries][index] ?? -1),
  );
}

/** The day on which the first try of a month is to be written, after this last charge of its gift. */
function firstTryDay(dueDay: string, chargedOn: string | undefined): string {
  const possible = dueDay >= outage.from && dueDay < outage.until ? outage.until : dueDay;
  return chargedOn ? latest(possible, addDays(chargedOn, 14)) : possible;
}

/**
 * Compares when and how often the bank was asked with what the donors wished and the rules say. Nothing here asks the code
 * that bills: the rules are written down a second time.
 */
export function compareTries(tried: Tried) {
  const { rows, atBank, gifts, lived } = tried;
  const stoppedAt = new Map(gifts.map(({ id, stoppedAt }) => [id, stoppedAt]));
  const months = Map.groupBy(atBank, ({ row }) => monthOf(row));
  const written = Map.groupBy(rows, monthOf);
  const lastCharge = (before: Donation) =>
    atBank.findLast(
      ({ row, approved }) => approved && giftOf(row) === giftOf(before) && row.createdAt < before.createdAt,
    )?.row;
  const isStopped = (giftId: number, day: string) =>
    charityDay(new Date(stoppedAt.get(giftId) ?? 8e15)) < day;
  const whilePausing = (row: Donation) =>
    lived.pauses.some(
      ({ giftId, at, passedOver, goesOn }) =>
        giftId === giftOf(row) &&
        row.createdAt > at &&
        (dayOf(row) < goesOn || passedOver.includes(row.dueDay ?? "")),
    );
  const goneOn = lived.pauses.filter(({ giftId, goesOn }) => goesOn <= lastDay && !isStopped(giftId, goesOn));
  return {
    dueMonthsLeft: [...lived.due].filter((month) => !endedWell(month, months.get(month) ?? [], lived)).length,
    monthsNotDue: [...months.keys()].filter((month) => !lived.due.has(month)).length,
    monthsChargedTwice: [...months.values()].filter(
      (tries) => tries.filter((each) => each.approved).length > 1,
    ).length,
    firstTriesOnOtherDays: [...written].filter(([month, [first]]) => {
      if (!first) return false;
      const dueDay = month.slice(month.indexOf(":") + 1);
      const charge = lastCharge(first);
      return dayOf(first) !== firstTryDay(dueDay, charge && dayOf(charge));
    }).length,
    laterTriesOnOtherDays: [...months.values()].filter(isOnOtherDays).length,
    monthsAfterPauseLeft: goneOn.filter(({ giftId, goesOn }) => !months.has(`${giftId}:${goesOn}`)).length,
    chargesWhilePausing: atBank.filter(({ row }) => whilePausing(row)).length,
    chargesAfterStop: atBank.filter(({ row }) => row.createdAt > (stoppedAt.get(giftOf(row)) ?? "9")).length,
    ...afterDeclines(tried),
  };
}
