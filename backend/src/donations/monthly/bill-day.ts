import type { BillingContext } from "./bill-gift.ts";
import { finishAmountChanges } from "./change-amount.ts";
import { finishReceiptDonorChanges } from "./change-receipt-donor.ts";
import { finishPauses } from "./pause-for-months.ts";
import { remindDonors } from "./remind-donors.ts";
import { type BillingResult, runBilling } from "./run-billing.ts";
import { finishStops } from "./stop-gift.ts";

/** All that a day brings for the monthly gifts: charges, reminders, what a crash left half done. */
export async function billDay(context: BillingContext): Promise<BillingResult> {
  const result = await runBilling(context);
  await remindDonors(context);
  await finishAmountChanges(context);
  await finishReceiptDonorChanges(context);
  await finishPauses(context);
  await finishStops(context);
  return result;
}
