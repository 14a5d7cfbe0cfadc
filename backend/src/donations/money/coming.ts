import { and, asc, count, eq, inArray, isNotNull, or, sum } from "@payloadcms/db-sqlite/drizzle";
import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { textOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { dueDayAfter } from "../monthly/due-days.ts";
import { endsBefore, isOverBefore } from "../record/ends-before.ts";
import { billedStates } from "../record/monthly-gift-states.ts";

const chargeDays = 12;

export type ComingDay = {
  /** `YYYY-MM-DD` on the charity's calendar. */
  day: string;
  gifts: number;
  cents: number;
  /** Those of them whose card is good no longer by then, unless its donor gives another. */
  expired: { gifts: number; cents: number };
};

/**
 * The next charge days and what is charged on each if nothing changes: gifts that are active or failing, and from the day on
 * which their pause ends those that their donors have paused for some months. One statement.
 */
export async function comingDays(payload: Payload, now: Date): Promise<ComingDay[]> {
  const monthly = tableOf(payload, "monthly-gifts");
  const { state, nextBillingDay: due, resumeDay, cardExpiry } = monthly;
  const rows = await payload.db.drizzle
    .select({ state, due, resumeDay, cardExpiry, gifts: count(), cents: sum(monthly.amountCents) })
    .from(monthly)
    .where(or(inArray(state, [...billedStates]), and(eq(state, "paused"), isNotNull(resumeDay))))
    .groupBy(state, due, resumeDay, cardExpiry);
  const groups = rows.map((row) => ({
    from: String((row.state === "paused" ? row.resumeDay : row.due) ?? ""),
    goodThrough: row.cardExpiry,
    gifts: Number(row.gifts),
    cents: Number(row.cents ?? 0),
  }));
  const add = (some: typeof groups) => ({
    gifts: some.reduce((all, { gifts }) => all + gifts, 0),
    cents: some.reduce((all, { cents }) => all + cents, 0),
  });
  const days: ComingDay[] = [];
  for (let day = nextBillingDay(now); days.length < chargeDays; day = dueDayAfter(day)) {
    const charged = groups.filter(({ from }) => from <= day);
    const expired = charged.filter(({ goodThrough }) => isOverBefore(goodThrough, day.slice(0, 7)));
    days.push({ day, ...add(charged), expired: add(expired) });
  }
  return days;
}

export type MonthlyRow = {
  id: number;
  donor: string;
  cents: number;
  state: string;
  area: string;
  cardExpiry: string | null;
  cardEnding: string | null;
  /** The day of the next try, of one that failed. */
  nextDay: string;
};

const most = 200;

async function monthlyRows(
  payload: Payload,
  which: "failing" | { expiresBefore: string },
): Promise<MonthlyRow[]> {
  const monthly = tableOf(payload, "monthly-gifts");
  const isFailing = which === "failing";
  const rows = await payload.db.drizzle
    .select({
      id: monthly.id,
      organization: monthly.organization,
      firstName: monthly.firstName,
      lastName: monthly.lastName,
      cents: monthly.amountCents,
      state: monthly.state,
      area: monthly.donationArea,
      cardExpiry: monthly.cardExpiry,
      cardEnding: monthly.cardEnding,
      due: monthly.nextBillingDay,
      nextTryDay: monthly.nextTryDay,
    })
    .from(monthly)
    .where(
      isFailing
        ? eq(monthly.state, "failing")
        : and(inArray(monthly.state, [...billedStates]), endsBefore(monthly.cardExpiry, which.expiresBefore)),
    )
    .orderBy(isFailing ? asc(monthly.id) : asc(monthly.cardExpiry), asc(monthly.id))
    .limit(most);
  return rows.map((row) => ({
    id: Number(row.id),
    donor:
      textOrNull(row.organization) ??
      [textOrNull(row.firstName), textOrNull(row.lastName)].filter(Boolean).join(" "),
    cents: Number(row.cents),
    state: String(row.state),
    area: textOrNull(row.area) ?? "",
    cardExpiry: textOrNull(row.cardExpiry),
    cardEnding: textOrNull(row.cardEnding),
    nextDay: textOrNull(row.nextTryDay) ?? String(row.due),
  }));
}

/** Monthly gifts of which this month's charge was declined and is tried again. */
export const failingGifts = (payload: Payload): Promise<MonthlyRow[]> => monthlyRows(payload, "failing");

/** Monthly gifts whose card is good no longer on a day, the earliest first. */
export const expiringGifts = (payload: Payload, day: string): Promise<MonthlyRow[]> =>
  monthlyRows(payload, { expiresBefore: day.slice(0, 7) });
