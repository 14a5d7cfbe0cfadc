import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { giftMoment, keptCents } from "../../record/gift-facts.ts";
import { receiptDay } from "../issue/receipt-day.ts";

/** The tax year of a gift, by the bank's day. */
export const yearOf = (donation: Donation): number => Number(receiptDay(giftMoment(donation)).slice(0, 4));

/** All tries to charge months of monthly gifts in a year, of these gifts or of all, the oldest first. */
export async function triesOfYear(
  payload: Payload,
  year: number,
  giftIds?: readonly number[],
): Promise<Donation[]> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { donationType: { equals: "instalment" } },
        // A day more at both ends: the calendar here is not the bank's.
        { createdAt: { greater_than_equal: `${year - 1}-12-31T00:00:00.000Z` } },
        { createdAt: { less_than: `${year + 1}-01-02T00:00:00.000Z` } },
        ...(giftIds ? [{ monthlyGift: { in: giftIds } }] : []),
      ],
    },
    sort: "id",
    pagination: false,
  });
  return docs.filter((donation) => yearOf(donation) === year);
}

/** What a receipt is of: approved, and not given back altogether. */
export const receiptable = (tries: Donation[]): Donation[] =>
  tries.filter((donation) => donation.state === "approved" && keptCents(donation) > 0);

/** Whether it is still to come out if a try took money. */
export const isUnclear = ({ state }: Donation): boolean =>
  state === "sending" || state === "unknown" || state === "held";

/** The gifts of a year as its receipt names them, and what they come to. */
export function yearlyFacts(year: number, gifts: Donation[]) {
  const listed = gifts.map((gift) => ({ orderId: gift.orderId, amountCents: keptCents(gift) }));
  const amountCents = listed.reduce((sum, gift) => sum + gift.amountCents, 0);
  return { amountCents, yearly: { year, gifts: listed } };
}
