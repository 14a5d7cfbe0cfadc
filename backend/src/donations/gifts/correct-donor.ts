import { isDeepStrictEqual } from "node:util";
import type { ReceiptDonorValues } from "@pcf/contract/donation/form";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { countDonors } from "../donors/count-donors.ts";
import { signUpOf } from "../monthly/change-receipt-donor.ts";
import { donorOnReceipt, spellingProblem } from "../receipts/facts-from-donation.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { receiptFactsSchema } from "../receipts/receipt-facts.ts";
import { moveDonation } from "../record/donation-store.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { receiptDonorFacts } from "../record/parse-donation.ts";

/** Nothing was corrected, and why, in words for staff. */
export class NotCorrected extends Error {
  override name = "NotCorrected";
}

const copy = {
  same: "Name and address are so already, on the gift and on its receipt.",
  unprintable:
    "Receipts cannot print this name or address: a letter is missing in their fonts, or a web address or telephone number stands in it.",
  changed: "The gift was changed meanwhile. Load the page again.",
} as const;

type Correction = {
  values: ReceiptDonorValues;
  /** Why, for the receipt that is replaced. */
  reason: string;
  /** Address and id of the account of who corrects it. */
  by: { email: string; id: string };
  now: Date;
};

/**
 * Corrects who gave: the gift, the donor's own row and, where a receipt in force is made out to the old name or address,
 * that too. Such a receipt is replaced by one that cites it, and mailed. Of a monthly gift the sign-up is corrected, by which
 * its receipts of a year are made out from now on. It may break off between two of these: pressed again, it does the rest.
 *
 * @throws NotCorrected where there is nothing to do, or it cannot be printed.
 */
export async function correctDonor(
  payload: Payload,
  gift: Donation,
  { values, reason, by, now }: Correction,
): Promise<{ replaced: number }> {
  const donor = receiptDonorFacts(values);
  const asCorrected = (row: Donation): Donation => ({
    ...row,
    donor: { ...row.donor, ...donor },
    receiptName: null,
    receiptAddress: null,
  });
  if (spellingProblem(asCorrected(gift))) throw new NotCorrected(copy.unprintable);
  const monthly = await monthlyGiftOf(payload, gift);
  const signUp = monthly && (await signUpOf({ payload }, monthly));
  const rows = signUp && signUp.id !== gift.id ? [gift, signUp] : [gift];
  let changed = 0;
  for (const row of rows) {
    const corrected = asCorrected(row);
    if (isDeepStrictEqual(printed(row), printed(corrected))) continue;
    const { receiptName, receiptAddress } = corrected;
    const moved = await moveDonation(payload, row, {
      state: row.state,
      note: `name or address corrected by staff ${by.id}`,
      now,
      data: { donor: { ...row.donor, ...donor }, receiptName, receiptAddress },
    });
    if (!moved) throw new NotCorrected(copy.changed);
    changed += 1;
  }
  if (monthly) await correctMonthly(payload, monthly, donor);
  const replaced = await replaceReceipts(payload, asCorrected(gift), { reason, by: by.email, now });
  const giver = relatedId(gift.giver);
  if (giver !== null) await countDonors(payload, [giver]);
  if (changed === 0 && replaced === 0) throw new NotCorrected(copy.same);
  return { replaced };
}

/** All that stands on the gift about who gave, and on a receipt of it. */
const printed = (row: Donation) => [row.donor, donorOnReceipt(row)];

/** The monthly gift that begins with this row or of which it is a month. */
async function monthlyGiftOf(payload: Payload, gift: Donation): Promise<MonthlyGift | undefined> {
  const id = relatedId(gift.monthlyGift);
  const [monthly] = await giftsWhere(
    payload,
    id === null ? { signUp: { equals: gift.id } } : { id: { equals: id } },
    1,
  );
  return monthly;
}

async function correctMonthly(
  payload: Payload,
  { id }: MonthlyGift,
  { firstName, lastName, organization }: ReturnType<typeof receiptDonorFacts>,
): Promise<void> {
  await updateIf(payload, "monthly-gifts", { id: { equals: id } }, { firstName, lastName, organization });
}

/** Replaces what is in force of the gift's receipts where it is made out to somebody or somewhere else; answers how many. */
async function replaceReceipts(
  payload: Payload,
  gift: Donation,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<number> {
  const donor = donorOnReceipt(gift);
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: gift.id }, state: { equals: "issued" } },
    depth: 0,
    pagination: false,
  });
  const others = docs.filter(({ facts }) => !isDeepStrictEqual(receiptFactsSchema.parse(facts).donor, donor));
  for (const { id } of others) await replaceReceipt(payload, { receiptId: id, donor, reason, by, now });
  return others.length;
}
