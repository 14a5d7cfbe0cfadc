import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { chargedAgainFrom, latest, leastDaysBetweenCharges, openDueDay } from "../monthly/due-days.ts";
import { dayOf, type MonthStatus, monthStatus } from "../monthly/month-status.ts";
import { resumingGifts } from "../monthly/pause-for-months.ts";
import { takenStates } from "../record/donation-states.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { billedStates } from "../record/monthly-gift-states.ts";

/** A gift whose turn has come, the month it is about, and how that stands. */
export type PlannedGift = { gift: MonthlyGift; dueDay: string; status: MonthStatus };

/** Gifts whose tries are read together. */
const batch = 200;

/**
 * Of each of these gifts all tries for the due day that it waits for, and what has taken money in the last fortnight, or
 * may have, for another month; the oldest first.
 */
async function rowsOf(
  payload: Payload,
  gifts: MonthlyGift[],
  today: string,
): Promise<Map<number, Donation[]>> {
  const since = `${addDays(today, -leastDaysBetweenCharges)}T00:00:00.000Z`;
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { monthlyGift: { in: gifts.map(({ id }) => id) } },
        { donationType: { equals: "instalment" } },
        {
          or: [
            { dueDay: { in: [...new Set(gifts.map(({ nextBillingDay }) => nextBillingDay))] } },
            { and: [{ state: { in: [...takenStates] } }, { createdAt: { greater_than: since } }] },
          ],
        },
      ],
    },
    sort: "id",
    pagination: false,
  });
  return Map.groupBy(docs, ({ monthlyGift }) => relatedId(monthlyGift) ?? 0);
}

const isTaken = ({ state }: Donation) => takenStates.some((taken) => taken === state);

/** The first day, from today on, on which a gift with these rows may be charged. */
const chargeableFrom = (rows: Donation[], today: string): string =>
  latest(today, ...rows.filter(isTaken).map((row) => chargedAgainFrom(dayOf(row))));

/**
 * The gifts that are due by a day (`YYYY-MM-DD` on the charity's calendar), the oldest first, then those whose pause is over
 * by then. It changes nothing.
 */
export async function planBilling(payload: Payload, today: string): Promise<PlannedGift[]> {
  const billed = await giftsWhere(payload, {
    and: [{ state: { in: [...billedStates] } }, { nextBillingDay: { less_than_equal: today } }],
  });
  const docs = [...billed, ...(await resumingGifts(payload, today))];
  const planned: PlannedGift[] = [];
  for (let from = 0; from < docs.length; from += batch) {
    const gifts = docs.slice(from, from + batch);
    const rows = await rowsOf(payload, gifts, today);
    for (const gift of gifts) {
      const ofGift = rows.get(gift.id) ?? [];
      const tries = ofGift.filter(({ dueDay }) => dueDay === gift.nextBillingDay);
      const dueDay = tries.length > 0 ? gift.nextBillingDay : openDueDay(gift.nextBillingDay, today);
      const chargeable = { from: chargeableFrom(ofGift, today), cardChangedAt: gift.cardChangedAt ?? null };
      planned.push({ gift, dueDay, status: monthStatus(dueDay, tries, chargeable) });
    }
  }
  return planned;
}

/** What of a plan is charged on a day. */
export const dueToday = (planned: PlannedGift[], today: string) =>
  planned.flatMap(({ gift, dueDay, status }) =>
    status.kind === "open" && status.on <= today ? [{ gift, dueDay, attempt: status.attempt }] : [],
  );
