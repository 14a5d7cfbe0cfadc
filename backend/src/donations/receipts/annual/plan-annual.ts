import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { beginsWith } from "../../../platform/database/begins-with.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { annualKeysOf } from "../annual-receipts.ts";
import { donorOnReceipt, spellingProblem } from "../facts-from-donation.ts";
import { isUnclear, receiptable, triesOfYear, yearlyFacts } from "../gifts-of-year.ts";
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

export type GiftOfYear = { gift: MonthlyGift; signUp: Donation; tries: Donation[] };

/** What a year brings: its receipts, and what none is issued for. */
export type YearPlan = {
  plans: AnnualPlan[];
  /** Monthly gifts of which all that was charged in the year was given back; there is nothing to receipt. */
  givenBack: GiftOfYear[];
  /** Those of which nothing was surely charged, and it is not clear yet whether something was. */
  perhaps: GiftOfYear[];
  /** Those whose donor is named no longer: after the time for which gifts are kept, or at the donor's own wish. */
  nameless: number;
};

/** How the receipt for a year of each donor stands whose monthly gifts were charged in that year, the oldest gift first. */
export const planAnnual = async (payload: Payload, year: number): Promise<AnnualPlan[]> =>
  (await planYear(payload, year)).plans;

/** The same, with what is left out altogether. */
export async function planYear(payload: Payload, year: number): Promise<YearPlan> {
  const { minimumCents } = await receiptSettings(payload);
  const issued = await issuedOf(payload, year);
  const { known, nameless } = await giftsOfYear(payload, year);
  // Who has set a gift up again elsewhere, for another card or sum, is no smaller donor for it.
  const sums = new Map<string, number>();
  for (const { gift, tries } of known) {
    const { amountCents } = yearlyFacts(year, receiptable(tries));
    sums.set(nameAndMail(gift), (sums.get(nameAndMail(gift)) ?? 0) + amountCents);
  }

  const plans: AnnualPlan[] = [];
  const givenBack: GiftOfYear[] = [];
  const perhaps: GiftOfYear[] = [];
  for (const [receiptGiftId, members] of byReceipt(known, issued)) {
    const tries = members.flatMap((member) => member.tries).sort((one, other) => one.id - other.id);
    const signUps = members.map(({ signUp }) => signUp);
    const gifts = receiptable(tries);
    const given = Math.max(...members.map(({ gift }) => sums.get(nameAndMail(gift)) ?? 0));
    const status = (): AnnualPlan["status"] => {
      if (issued.has(receiptGiftId)) return "issued";
      if (tries.some(isUnclear)) return "unclear";
      if (given < minimumCents) return "below-minimum";
      return signUps.every((signUp) => !spellingProblem(signUp)) ? "due" : "letters";
    };
    const plan: AnnualPlan = {
      receiptGiftId,
      orderIds: members.map(({ gift }) => gift.orderId),
      ...{ signUps, tries, charges: tries.filter(tookMoney), gifts },
      cents: yearlyFacts(year, gifts).amountCents,
      status: status(),
    };
    // Of gifts that were given back altogether there is only a receipt to look after if one was issued.
    if (gifts.length > 0 || plan.status === "issued") plans.push(plan);
    else (plan.status === "unclear" ? perhaps : givenBack).push(...members);
  }
  return { plans, givenBack, perhaps, nameless };
}

/** The monthly gifts after which receipts of a year are named that were issued already. */
async function issuedOf(payload: Payload, year: number): Promise<Set<number>> {
  const receipts = tableOf(payload, "receipts");
  const begin = annualKeysOf(year);
  const rows = await payload.db.drizzle
    .select({ key: receipts.issueKey })
    .from(receipts)
    .where(beginsWith(receipts.issueKey, begin));
  return new Set(rows.map(({ key }) => Number(String(key).slice(begin.length))));
}

const tookMoney = ({ state }: Donation) => state === "approved" || state === "refunded";

const nameAndMail = ({ email, organization, firstName, lastName }: MonthlyGift) =>
  `${email.trim().toLowerCase()} ${organization || `${firstName} ${lastName}`}`;

/** Sign-ups that are read together. */
const batch = 500;

/** The monthly gifts that were charged in a year, or may have been, and whose donor is still named, the oldest first. */
async function giftsOfYear(
  payload: Payload,
  year: number,
): Promise<{ known: GiftOfYear[]; nameless: number }> {
  const tries = Map.groupBy(await triesOfYear(payload, year), ({ monthlyGift }) => relatedId(monthlyGift));
  const charged = (await giftsWhere(payload, {})).filter(({ id }) =>
    (tries.get(id) ?? []).some((donation) => tookMoney(donation) || isUnclear(donation)),
  );
  const known: GiftOfYear[] = [];
  for (let from = 0; from < charged.length; from += batch) {
    const gifts = charged.slice(from, from + batch);
    const { docs } = await payload.db.find<Donation>({
      collection: "donations",
      where: { id: { in: gifts.flatMap(({ signUp }) => relatedId(signUp) ?? []) } },
      pagination: false,
    });
    const signUps = new Map(docs.map((signUp) => [signUp.id, signUp]));
    for (const gift of gifts) {
      const signUp = signUps.get(relatedId(gift.signUp) ?? 0);
      // After the time for which gifts are kept nobody is named any more.
      if (signUp?.donor?.lastName) known.push({ gift, signUp, tries: tries.get(gift.id) ?? [] });
    }
  }
  return { known, nameless: charged.length - known.length };
}

/**
 * The gifts of a year by the receipt that they are on: the one that is written with their months, or was issued before that
 * was written; else together with the donor's others. One donor is one email address with one name and address on receipts.
 */
function byReceipt(known: readonly GiftOfYear[], issued: ReadonlySet<number>): Map<number, GiftOfYear[]> {
  const receipts = new Map<number, GiftOfYear[]>();
  /** Of each donor the receipt that is still to be issued. */
  const ofDonor = new Map<string, number>();
  for (const member of known) {
    const { gift, signUp, tries } = member;
    const { name, address } = donorOnReceipt(signUp);
    const donor = JSON.stringify([gift.email.trim(), name, ...address]).toLowerCase();
    const written = tries.map(({ receiptGift }) => relatedId(receiptGift)).find((id) => id !== null);
    const own = written ?? (issued.has(gift.id) ? gift.id : undefined);
    const receiptGiftId = own ?? ofDonor.get(donor) ?? gift.id;
    receipts.set(receiptGiftId, [...(receipts.get(receiptGiftId) ?? []), member]);
    // A receipt is made out to the donor of its first gift; the name of another may have been corrected since.
    if (receiptGiftId === gift.id && !issued.has(gift.id)) ofDonor.set(donor, gift.id);
  }
  return receipts;
}
