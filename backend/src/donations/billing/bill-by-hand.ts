import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { billDay } from "./bill-day.ts";
import type { BillingContext } from "./bill-gift.ts";
import { plannedLines, resultLines } from "./billing-report.ts";
import type { BillingWish } from "./billing-words.ts";
import { planBilling } from "./plan-billing.ts";

/** Does what billing is asked for by hand, and answers what is printed of it, line by line. */
export async function billByHand(context: BillingContext, wish: BillingWish): Promise<string[]> {
  if (wish.kind === "bill") return resultLines(await billDay(context));
  const day = wish.day ?? charityDay(context.now());
  return plannedLines(await planBilling(context.payload, day), day);
}
