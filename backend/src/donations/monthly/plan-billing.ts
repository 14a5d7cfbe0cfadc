import type { Payload } from "payload";
import { relatedId } from "../../database/related-id.ts";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { openDueDay } from "./due-days.ts";
import { giftsWhere } from "./gifts-where.ts";
import { type MonthStands, monthStands } from "./month-stands.ts";
import { billedStates } from "./monthly-gift-states.ts";
import { goingOn } from "./pause-for-months.ts";

/** A gift whose turn has come, the month it is about, and how that stands. */
export type PlannedGift = { gift: MonthlyGift; dueDay: string; stands: MonthStands };

/** Gifts whose tries are read together. */
const batch = 200;

/** All tries of these gifts for the due days that they wait for, the oldest first. */
async function triesOf(payload: Payload, gifts: MonthlyGift[]): Promise<Map<string, Donation[]>> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { monthlyGift: { in: gifts.map(({ id }) => id) } },
        { dueDay: { in: [...new Set(gifts.map(({ nextBillingDay }) => nextBillingDay))] } },
      ],
    },
    sort: "id",
    pagination: false,
  });
  return Map.groupBy(docs, ({ monthlyGift, dueDay }) => `${relatedId(monthlyGift)}:${dueDay}`);
}

/**
 * The gifts that are due by a day (`YYYY-MM-DD` on the charity's calendar), the oldest first, then those whose pause is over
 * by then. It changes nothing.
 */
export async function planBilling(payload: Payload, today: string): Promise<PlannedGift[]> {
  const billed = await giftsWhere(payload, {
    and: [{ state: { in: [...billedStates] } }, { nextBillingDay: { less_than_equal: today } }],
  });
  const docs = [...billed, ...(await goingOn(payload, today))];
  const planned: PlannedGift[] = [];
  for (let from = 0; from < docs.length; from += batch) {
    const gifts = docs.slice(from, from + batch);
    const tries = await triesOf(payload, gifts);
    for (const gift of gifts) {
      const ofMonth = tries.get(`${gift.id}:${gift.nextBillingDay}`) ?? [];
      const dueDay = ofMonth.length > 0 ? gift.nextBillingDay : openDueDay(gift.nextBillingDay, today);
      planned.push({ gift, dueDay, stands: monthStands(dueDay, ofMonth, gift) });
    }
  }
  return planned;
}

/** What of a plan is charged on a day. */
export const dueToday = (planned: PlannedGift[], today: string) =>
  planned.flatMap(({ gift, dueDay, stands }) =>
    stands.kind === "open" && stands.on <= today ? [{ gift, dueDay, attempt: stands.attempt }] : [],
  );
