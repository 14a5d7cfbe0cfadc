import { eq } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { donorNameColumns } from "../../record/donor-name-columns.ts";
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
  const { docs: unprintable } = await payload.db.find<Donation>({
    collection: "donations",
    where: { id: { in: await unprintableSignUps(payload) }, state: { equals: "approved" } },
    sort: "id",
    pagination: false,
  });
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

/** Ids of the sign-ups whose donor cannot stand on a receipt: of each monthly gift's the name and address are read, and no more. */
async function unprintableSignUps(payload: Payload): Promise<number[]> {
  const monthly = tableOf(payload, "monthly-gifts");
  const gifts = tableOf(payload, "donations");
  const signUps = await payload.db.drizzle
    .select({
      id: gifts.id,
      ...donorNameColumns(gifts),
      address: gifts.donor_address,
      city: gifts.donor_city,
      province: gifts.donor_province,
      postalCode: gifts.donor_postalCode,
      country: gifts.donor_country,
      receiptName: gifts.receiptName,
      receiptAddress: gifts.receiptAddress,
    })
    .from(monthly)
    .innerJoin(gifts, eq(gifts.id, monthly.signUp));
  return signUps
    .filter(({ receiptName, receiptAddress, ...donor }) => {
      return donor.lastName && spellingProblem({ donor, receiptName, receiptAddress });
    })
    .map(({ id }) => Number(id));
}
