import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { findDonation } from "../../record/donation-store.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { annualKey } from "../annual-receipts.ts";
import { donorOnReceipt, spellingProblem } from "../facts-from-donation.ts";
import { isUnclear, receiptable, triesOfYear, yearlyFacts } from "../gifts-of-year.ts";
import { receiptWithKey } from "../read-receipt.ts";
import { receiptSettings } from "../receipt-settings.ts";

/** One receipt of a year: of all monthly gifts of a donor. */
export type AnnualPlan = {
  /** The first of these monthly gifts, after which the receipt's key is named. */
  receiptGiftId: number;
  /** Of each of them, the oldest first. */
  orderIds: string[];
  signUps: Donation[];
  tries: Donation[];
  /** Charges of the year that took money. */
  charges: Donation[];
  /** Those of them of which something is kept. */
  gifts: Donation[];
  cents: number;
  status: "issued" | "due" | "below-minimum" | "unclear" | "letters";
};

type GiftOfYear = { gift: MonthlyGift; signUp: Donation; tries: Donation[] };

/** How the receipt for a year of each donor stands whose monthly gifts were charged in that year, the oldest gift first. */
export async function planAnnual(payload: Payload, year: number): Promise<AnnualPlan[]> {
  const { minimumCents } = await receiptSettings(payload);
  const known = await giftsOfYear(payload, year);
  // Who has set a gift up again elsewhere, for another card or sum, is no smaller donor for it.
  const sums = new Map<string, number>();
  for (const { gift, tries } of known) {
    const { amountCents } = yearlyFacts(year, receiptable(tries));
    sums.set(nameAndMail(gift), (sums.get(nameAndMail(gift)) ?? 0) + amountCents);
  }

  const plans: AnnualPlan[] = [];
  for (const [receiptGiftId, members] of await byReceipt(payload, year, known)) {
    const tries = members.flatMap((member) => member.tries).sort((one, other) => one.id - other.id);
    const signUps = members.map(({ signUp }) => signUp);
    const gifts = receiptable(tries);
    const given = Math.max(...members.map(({ gift }) => sums.get(nameAndMail(gift)) ?? 0));
    const status = async (): Promise<AnnualPlan["status"]> => {
      if (await receiptWithKey(payload, annualKey(year, receiptGiftId))) return "issued";
      if (tries.some(isUnclear)) return "unclear";
      if (given < minimumCents) return "below-minimum";
      return signUps.every((signUp) => !spellingProblem(signUp)) ? "due" : "letters";
    };
    const plan: AnnualPlan = {
      receiptGiftId,
      orderIds: members.map(({ gift }) => gift.orderId),
      ...{ signUps, tries, charges: tries.filter(tookMoney), gifts },
      cents: yearlyFacts(year, gifts).amountCents,
      status: await status(),
    };
    // Of gifts that were given back altogether there is only a receipt to look after if one was issued.
    if (gifts.length > 0 || plan.status === "issued") plans.push(plan);
  }
  return plans;
}

const tookMoney = ({ state }: Donation) => state === "approved" || state === "refunded";

const nameAndMail = ({ email, organization, firstName, lastName }: MonthlyGift) =>
  `${email.trim().toLowerCase()} ${organization || `${firstName} ${lastName}`}`;

/** The monthly gifts that were charged in a year, or may have been, and whose donor is still named, the oldest first. */
async function giftsOfYear(payload: Payload, year: number): Promise<GiftOfYear[]> {
  const tries = Map.groupBy(await triesOfYear(payload, year), ({ monthlyGift }) => relatedId(monthlyGift));
  const known: GiftOfYear[] = [];
  for (const gift of await giftsWhere(payload, {})) {
    const own = tries.get(gift.id) ?? [];
    if (!own.some((donation) => tookMoney(donation) || isUnclear(donation))) continue;
    const signUp = await findDonation(payload, { id: { equals: relatedId(gift.signUp) } });
    // After the time for which gifts are kept nobody is named any more.
    if (signUp?.donor?.lastName) known.push({ gift, signUp, tries: own });
  }
  return known;
}

/**
 * The gifts of a year by the receipt that they are on: the one that is written with their months, or was issued before that
 * was written; else together with the donor's others. One donor is one e-mail address with one name and address on receipts.
 */
async function byReceipt(
  payload: Payload,
  year: number,
  known: readonly GiftOfYear[],
): Promise<Map<number, GiftOfYear[]>> {
  const receipts = new Map<number, GiftOfYear[]>();
  /** Of each donor the receipt that is still to be issued. */
  const ofDonor = new Map<string, number>();
  for (const member of known) {
    const { gift, signUp, tries } = member;
    const { name, address } = donorOnReceipt(signUp);
    const donor = JSON.stringify([gift.email.trim(), name, ...address]).toLowerCase();
    const written = tries.map(({ receiptGift }) => relatedId(receiptGift)).find((id) => id !== null);
    const issued = (await receiptWithKey(payload, annualKey(year, gift.id))) !== null;
    const own = written ?? (issued ? gift.id : undefined);
    const receiptGiftId = own ?? ofDonor.get(donor) ?? gift.id;
    receipts.set(receiptGiftId, [...(receipts.get(receiptGiftId) ?? []), member]);
    // A receipt is made out to the donor of its first gift; the name of another may have been corrected since.
    if (receiptGiftId === gift.id && !issued) ofDonor.set(donor, gift.id);
  }
  return receipts;
}
