import { errorFacts } from "../../platform/log/error-facts.ts";
import { finishAmountChanges } from "../monthly/change-amount.ts";
import { finishReceiptDonorChanges } from "../monthly/change-receipt-donor.ts";
import { finishPauses } from "../monthly/pause-for-months.ts";
import { finishStops } from "../monthly/stop-gift.ts";
import type { BillingContext } from "./bill-gift.ts";
import { remindDonors } from "./remind-donors.ts";
import { type BillingResult, runBilling } from "./run-billing.ts";

const afterCharges = [
  remindDonors,
  finishAmountChanges,
  finishReceiptDonorChanges,
  finishPauses,
  finishStops,
];

/**
 * All that a day brings for the monthly gifts: charges, reminders, what a crash left half done. What fails in one part does
 * not keep the others from being done.
 *
 * @throws the first fault of a part, when all parts have had their turn.
 */
export async function billDay(context: BillingContext): Promise<BillingResult> {
  const faults: unknown[] = [];
  const note = (error: unknown) => {
    faults.push(error);
    context.payload.logger.error({
      msg: "A part of a day's billing failed: the others are done all the same",
      error: errorFacts(error),
    });
  };
  const result = await runBilling(context).catch(note);
  for (const part of afterCharges) await part(context).catch(note);
  if (!result || faults.length > 0) throw faults[0];
  return result;
}
