import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { MonthStatus } from "../monthly/month-status.ts";
import { billDay } from "./bill-day.ts";
import type { BillingContext } from "./bill-gift.ts";
import type { BillingRequest } from "./billing-arguments.ts";
import { dueToday, type PlannedGift, planBilling } from "./plan-billing.ts";
import type { BillingResult } from "./run-billing.ts";

/** Does what billing is asked for by hand, and answers what is printed of it, line by line. */
export async function billByHand(context: BillingContext, request: BillingRequest): Promise<string[]> {
  if (request.kind === "bill") return resultLines(await billDay(context));
  const day = request.day ?? charityDay(context.now());
  return plannedLines(await planBilling(context.payload, day), day);
}

const why = (status: MonthStatus): string => {
  switch (status.kind) {
    case "open":
      return `is tried on ${status.on}`;
    case "unclear":
      return "waits: the outcome of the last try is not known yet";
    case "paid":
      return "is paid already";
    case "closed":
      return "is over: the gift goes on with the next";
    case "ended":
      return "is over: it was declined, and the gift is paused";
  }
};

/** What a run on a day would do, as lines; nothing in them is personal. */
function plannedLines(planned: PlannedGift[], today: string): string[] {
  const due = dueToday(planned, today);
  const charges = new Set(due.map(({ gift }) => gift.id));
  const cents = due.reduce((sum, { gift }) => sum + gift.amountCents, 0);
  return [
    `On ${today} ${due.length} monthly gifts would be charged, ${formatAmount(cents)} together.`,
    ...due.map(
      ({ gift, dueDay, attempt }) =>
        `  ${gift.orderId}  ${formatAmount(gift.amountCents)}  month of ${dueDay}, try ${attempt}`,
    ),
    ...planned
      .filter(({ gift }) => !charges.has(gift.id))
      .map(({ gift, dueDay, status }) => `  ${gift.orderId}  not charged: month of ${dueDay} ${why(status)}`),
    ...planned
      .filter(({ gift, dueDay }) => gift.nextBillingDay !== dueDay)
      .map(
        ({ gift, dueDay }) =>
          `  ${gift.orderId}  passed over: months from ${gift.nextBillingDay} until before ${dueDay}`,
      ),
    "Nothing was charged or written.",
  ];
}

/** What a run has done, as lines. */
const resultLines = (result: BillingResult): string[] => [
  `${result.charged} monthly gifts charged, ${formatAmount(result.chargedCents)} together.`,
  `${result.declined} declined, ${result.unclear} not clear yet, ${result.failed} failed (see the log).`,
  ...(result.silent
    ? ["The gateway does not answer, or refuses our requests: the rest stays due, and the next run goes on."]
    : []),
];
