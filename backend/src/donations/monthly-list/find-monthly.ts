import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import { parseAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { findRows } from "../../office/lists/find-rows.ts";
import type { Found, ListQuestion } from "../../office/lists/office-list.ts";
import { beginsWith } from "../../platform/database/begins-with.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasDonorWords } from "../donors/donor-words.ts";
import { donorIds } from "../gifts/find-gifts.ts";
import { endsBefore } from "../record/ends-before.ts";
import { billedStates, declinedForGood, waitsForFirstCard } from "../record/monthly-gift-states.ts";

/** A card that ends within so many days is worth a word. */
const soonDays = 60;

/** The last month (`YYYY-MM`) of cards that expire soon. */
export const soonMonth = (now: Date): string => addDays(charityDay(now), soonDays).slice(0, 7);

/** Numbers of the monthly gifts that fit, in the order asked for. */
export async function findMonthly(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const monthly = tableOf(payload, "monthly-gifts");
  const { descending } = sort;
  const columns = {
    amount: monthly.amountCents,
    since: monthly.firstBillingDay,
    next: nextDay(payload, descending ? "" : "9999"),
    card: monthly.cardExpiry,
  };
  const column = columns[sort.key as keyof typeof columns] ?? monthly.firstBillingDay;
  return findRows(payload, "monthly-gifts", {
    where: [...(await foundBy(payload, find)), ...filteredBy(payload, filters)],
    order: [column, monthly.id],
    descending,
    page,
  });
}

/** The day of the next charge, as the list shows it; gifts that none is planned of stand as `none`, which is to be their last. */
function nextDay(payload: Payload, none: string): SQL {
  const { state, nextTryDay, nextBillingDay, resumeDay } = tableOf(payload, "monthly-gifts");
  return sql`coalesce(case
    when ${inArray(state, [...billedStates])} then coalesce(${nextTryDay}, ${nextBillingDay})
    when ${eq(state, "paused")} then ${resumeDay} end, ${none})`;
}

/** What was typed: an amount, an order number or its beginning, else a donor's name or address. */
async function foundBy(payload: Payload, find: string): Promise<SQL[]> {
  if (!find) return [];
  const monthly = tableOf(payload, "monthly-gifts");
  const gifts = tableOf(payload, "donations");
  const cents = parseAmount(find);
  const either: (SQL | undefined)[] = [];
  if (cents !== null) either.push(eq(monthly.amountCents, cents));
  if (/^[a-z]\d{2,6}(-[a-z\d]*)?$/i.test(find)) either.push(beginsWith(monthly.orderId, find.toUpperCase()));
  const words = hasDonorWords(payload, find);
  if (words.length > 0 && cents === null) {
    const ofDonors = payload.db.drizzle
      .select({ id: gifts.id })
      .from(gifts)
      .where(inArray(gifts.giver, await donorIds(payload, words)));
    either.push(inArray(monthly.signUp, ofDonors));
  }
  const any = or(...either);
  return any ? [any] : [sql`false`];
}

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const monthly = tableOf(payload, "monthly-gifts");
  const isBilled = inArray(monthly.state, [...billedStates]);
  const isPaused = eq(monthly.state, "paused");
  const byDeclines = beginsWith(monthly.stateReason, declinedForGood);
  const noCard = beginsWith(monthly.stateReason, waitsForFirstCard);
  const byWish = or(isNull(monthly.stateReason), and(not(byDeclines as SQL), not(noCard as SQL)));
  const states: Record<string, SQL | undefined> = {
    billed: isBilled,
    "paused-until": and(isPaused, isNotNull(monthly.resumeDay)),
    "paused-open": and(isPaused, isNull(monthly.resumeDay), byWish),
    "paused-declined": and(isPaused, byDeclines),
    "no-card": and(isPaused, noCard),
  };
  const thisMonth = charityDay(new Date()).slice(0, 7);
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    state: (state) => states[state] ?? eq(monthly.state, state),
    card: (which) =>
      which === "expired"
        ? and(isBilled, endsBefore(monthly.cardExpiry, thisMonth))
        : and(isBilled, gte(monthly.cardExpiry, thisMonth), lte(monthly.cardExpiry, soonMonth(new Date()))),
    declined: () => or(eq(monthly.state, "failing"), and(isPaused, byDeclines)),
    area: (area) => eq(monthly.donationArea, area),
    from: (day) => gte(monthly.firstBillingDay, day),
    to: (day) => lte(monthly.firstBillingDay, day),
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
