import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { findDonation } from "../record/donation-store.ts";
import { giftDay, keptCents } from "../record/gift-moment.ts";

/** The tax year of a gift, by the bank's day. */
export const yearOf = (donation: Donation): number => Number(giftDay(donation).slice(0, 4));

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
        // What the former system charged it has receipted.
        { method: { equals: "card" } },
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

/**
 * Tries of one year by the monthly gift with whose receipt they stand: as is written with the try, or with another of the
 * same gift; else their own gift.
 */
function triesByReceiptGift(tries: readonly Donation[]): Map<number, Donation[]> {
  const written = new Map<number | null, number>();
  for (const { monthlyGift, receiptGift } of tries) {
    const id = relatedId(receiptGift);
    if (id !== null) written.set(relatedId(monthlyGift), id);
  }
  const byGift = new Map<number, Donation[]>();
  for (const donation of tries) {
    const giftId = relatedId(donation.monthlyGift);
    const id = relatedId(donation.receiptGift) ?? written.get(giftId) ?? giftId;
    if (id !== null) byGift.set(id, [...(byGift.get(id) ?? []), donation]);
  }
  return byGift;
}

/** The monthly gift with whose receipt of a year the months of a gift stand. */
export async function receiptGiftOf(payload: Payload, year: number, giftId: number): Promise<number> {
  const [receiptGiftId] = triesByReceiptGift(await triesOfYear(payload, year, [giftId])).keys();
  return receiptGiftId ?? giftId;
}

/** All tries of a year that stand with the receipt of a monthly gift, the oldest first. */
export async function triesOnReceipt(
  payload: Payload,
  year: number,
  receiptGiftId: number,
): Promise<Donation[]> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { receiptGift: { equals: receiptGiftId } },
    pagination: false,
  });
  const giftIds = new Set(docs.flatMap(({ monthlyGift }) => relatedId(monthlyGift) ?? []));
  const tries = await triesOfYear(payload, year, [...giftIds.add(receiptGiftId)]);
  return triesByReceiptGift(tries).get(receiptGiftId) ?? [];
}

/**
 * Writes with each try with whose receipt it stands, unless that is written already. What the first try of a monthly gift
 * says holds for all of that gift: so each month is on one receipt, also when two runs at once see a donor's gifts in
 * different ways because staff correct a name between them.
 */
export async function assignReceiptGift(
  payload: Payload,
  tries: readonly Donation[],
  receiptGiftId: number,
): Promise<void> {
  for (const ofGift of Map.groupBy(tries, ({ monthlyGift }) => relatedId(monthlyGift)).values()) {
    const [first, ...others] = ofGift.toSorted((one, other) => one.id - other.id);
    if (!first) continue;
    await assignTry(payload, first, receiptGiftId);
    const assigned = await findDonation(payload, { id: { equals: first.id } });
    for (const other of others)
      await assignTry(payload, other, relatedId(assigned?.receiptGift) ?? receiptGiftId);
  }
}

async function assignTry(
  payload: Payload,
  { id, receiptGift, updatedAt }: Donation,
  receiptGiftId: number,
): Promise<void> {
  if (relatedId(receiptGift) !== null) return;
  const where = { id: { equals: id }, receiptGift: { exists: false } };
  await updateIf(payload, "donations", where, { receiptGift: receiptGiftId, updatedAt });
}
