import type { Payload } from "payload";
import { relatedId } from "../../../database/related-id.ts";
import type { Donation } from "../../../payload-types.ts";
import { findDonation } from "../../donation-store.ts";
import { giftsWhere } from "../../monthly/gifts-where.ts";
import { donorOnReceipt } from "../issue/facts-from-donation.ts";
import { receiptWithKey } from "../issue/insert-receipt.ts";
import { donorCanPrint } from "../print/can-print-facts.ts";
import { receiptSettings } from "../receipt-settings.ts";
import { annualKey } from "./annual-receipt-of.ts";
import { isUnclear, receiptable, triesOfYear, yearlyFacts } from "./gifts-of-year.ts";

export type AnnualPlan = {
  giftId: number;
  orderId: string;
  signUp: Donation;
  /** Charges of the year that took money. */
  charges: Donation[];
  /** Those of them of which something is kept. */
  gifts: Donation[];
  cents: number;
  stands: "issued" | "due" | "below-minimum" | "unclear" | "letters";
};

/** How the receipt for a year of each monthly gift stands that was charged in that year, the oldest gift first. */
export async function planAnnual(payload: Payload, year: number): Promise<AnnualPlan[]> {
  const { minimumCents } = await receiptSettings(payload);
  const tries = Map.groupBy(await triesOfYear(payload, year), ({ monthlyGift }) => relatedId(monthlyGift));
  const known = (await giftsWhere(payload, {})).flatMap((gift) => {
    const all = tries.get(gift.id) ?? [];
    const gifts = receiptable(all);
    const donor = `${gift.email.trim().toLowerCase()} ${gift.organization || `${gift.firstName} ${gift.lastName}`}`;
    const unclear = all.some(isUnclear);
    const charges = all.filter(({ state }) => state === "approved" || state === "refunded");
    return charges.length > 0 ? [{ gift, charges, gifts, donor, unclear, ...yearlyFacts(year, gifts) }] : [];
  });
  // Who has set a gift up again, for another card or sum, is no smaller donor for it.
  const sums = new Map<string, number>();
  for (const { donor, amountCents } of known) sums.set(donor, (sums.get(donor) ?? 0) + amountCents);

  const plans: AnnualPlan[] = [];
  for (const { gift, charges, gifts, donor, unclear, amountCents } of known) {
    const signUp = await findDonation(payload, { id: { equals: relatedId(gift.signUp) } });
    // After the time for which gifts are kept nobody is named any more.
    if (!signUp?.donor?.lastName) continue;
    const stands = async (): Promise<AnnualPlan["stands"]> => {
      if (await receiptWithKey(payload, annualKey(year, gift.id))) return "issued";
      if (unclear) return "unclear";
      if ((sums.get(donor) ?? 0) < minimumCents) return "below-minimum";
      return donorCanPrint(donorOnReceipt(signUp)) ? "due" : "letters";
    };
    const { id: giftId, orderId } = gift;
    const plan = { giftId, orderId, signUp, charges, gifts, cents: amountCents, stands: await stands() };
    // Of gifts that were given back altogether there is only a receipt to look after if one was issued.
    if (gifts.length > 0 || plan.stands === "issued") plans.push(plan);
  }
  return plans;
}
