import type { ReceiptDonorValues } from "@pcf/contract/donation/form";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { donorOnReceipt } from "../receipts/facts-from-donation.ts";
import { timesNoted } from "../record/donation-history.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { receiptDonorFacts } from "../record/parse-donation.ts";
import { type ChangeContext, lookbackStart, NotChanged } from "./gift-change.ts";

const note = "name and address for receipts changed by the donor";

/** The sign-up, which says who gives: receipts of a year are made out to it, and each charge copies it. */
export const signUpOf = (
  { payload }: Pick<ChangeContext, "payload">,
  { signUp }: MonthlyGift,
): Promise<Donation | null> => findDonation(payload, { id: { equals: relatedId(signUp) } });

/** Whether receipts would be made out in another way with these names and this address. */
export function isOtherDonor(signUp: Donation, values: ReceiptDonorValues): boolean {
  const now = new Map(Object.entries(signUp.donor ?? {}));
  const same = Object.entries(receiptDonorFacts(values)).every(
    ([name, value]) => (now.get(name) ?? "") === (value ?? ""),
  );
  return !same || Boolean(signUp.receiptName || signUp.receiptAddress);
}

/**
 * Changes the names and the address to which the receipts of a monthly gift are made out from now on; what was issued stays
 * as it is. A spelling that staff gave for the old ones goes. The donor is told.
 *
 * @throws NotChanged when it is all so already, or the sign-up was changed meanwhile.
 */
export async function changeReceiptDonor(
  context: ChangeContext,
  gift: MonthlyGift,
  values: ReceiptDonorValues,
): Promise<void> {
  const signUp = await signUpOf(context, gift);
  if (!signUp || !isOtherDonor(signUp, values)) throw new NotChanged("They are so already");
  const donor = receiptDonorFacts(values);
  const moved = await moveDonation(context.payload, signUp, {
    state: signUp.state,
    note,
    now: context.now(),
    data: { donor, receiptName: null, receiptAddress: null },
  });
  if (!moved) throw new NotChanged("The sign-up was changed meanwhile");
  await followUpChange(context, gift);
}

/** Brings the monthly gift in line with its sign-up, and mails what was changed: once for each change. */
async function followUpChange(context: ChangeContext, gift: MonthlyGift): Promise<void> {
  const signUp = await signUpOf(context, gift);
  const changes = signUp ? timesNoted(signUp, note) : 0;
  // Erased meanwhile, or never changed.
  if (!signUp?.donor?.lastName || changes === 0) return;
  const { firstName, lastName, organization } = signUp.donor;
  const names = { firstName: firstName ?? "", lastName, organization: organization ?? null };
  await updateIf(context.payload, "monthly-gifts", { id: { equals: gift.id } }, names);
  const { mailReceiptDonor } = await import("./mails/monthly-changed-mail.ts");
  await mailReceiptDonor(context.payload, { ...gift, ...names }, donorOnReceipt(signUp), changes);
}

/** Follows up the changes that were written by a process that died before it wrote the mail. */
export async function finishReceiptDonorChanges(context: ChangeContext): Promise<void> {
  const changed = await giftsWhere(context.payload, {
    "signUp.updatedAt": { greater_than: lookbackStart(context.now()) },
  });
  for (const gift of changed) await followUpChange(context, gift);
}
