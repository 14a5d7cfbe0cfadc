import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { annualReceiptOf } from "../annual-receipts.ts";
import { donorOnReceipt, spellingProblem } from "../facts-from-donation.ts";
import { receiptable, triesOfYear } from "../gifts-of-year.ts";

/** A monthly gift whose receipt of a year waits until staff have written name and address as they can stand on it. */
export type WaitingForSpelling = { signUp: Donation; name: string; year: number };

/**
 * The monthly gifts that had charges in one of these years and whose donor's name or address cannot stand on a
 * receipt (`spellingProblem`), before it is issued; the oldest gift first.
 */
export async function waitingForSpelling(
  payload: Payload,
  years: readonly number[],
): Promise<WaitingForSpelling[]> {
  const { docs: signUps } = await payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "monthly" }, state: { equals: "approved" } },
    sort: "id",
    pagination: false,
  });
  const unprintable = signUps.filter((signUp) => signUp.donor?.lastName && spellingProblem(signUp));
  const gifts = await giftsWhere(payload, { signUp: { in: unprintable.map(({ id }) => id) } });
  const waiting: WaitingForSpelling[] = [];
  for (const gift of gifts) {
    const signUp = unprintable.find(({ id }) => id === relatedId(gift.signUp));
    if (!signUp) continue;
    for (const year of years) {
      if (await annualReceiptOf(payload, year, gift.id)) continue;
      const charged = receiptable(await triesOfYear(payload, year, [gift.id])).length > 0;
      if (charged) waiting.push({ signUp, name: donorOnReceipt(signUp).name, year });
    }
  }
  return waiting;
}
