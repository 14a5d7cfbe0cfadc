import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { updateIf } from "../../database/update-if.ts";
import { errorFacts } from "../../log/error-facts.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { type BillingContext, billGift, type DueInstalment } from "./bill-gift.ts";
import { dueDayAfter } from "./due-days.ts";
import { instalmentOrderId } from "./instalment-identity.ts";
import { endPauses } from "./pause-for-months.ts";
import { dueToday, type PlannedGift, planBilling } from "./plan-billing.ts";

const atOnce = 4;
const usualRunMs = 20 * 60_000;

/** `silent`: the gateway did not answer, so the rest stays due. `failed`: to be looked up in the log. */
export type BillingResult = {
  charged: number;
  chargedCents: number;
  declined: number;
  unclear: number;
  failed: number;
  silent: boolean;
};

/** Whether the gateway answers at all, asked by the status of an order, which moves nothing. */
async function answers({ gateway }: BillingContext, due: DueInstalment): Promise<boolean> {
  const { amountCents } = due.gift;
  const status = await gateway.checkStatus({
    orderId: instalmentOrderId(due),
    amountCents,
    storedCard: true,
  });
  return status.kind !== "silent";
}

const waitsFor = ({ payload }: BillingContext, gift: MonthlyGift, day: string) =>
  updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: gift.id }, nextBillingDay: { equals: gift.nextBillingDay } },
    { nextBillingDay: day, nextTryDay: null },
  );

/** Moves on the gifts whose month needs nothing more, and those of which a month is passed over. */
async function moveOn(context: BillingContext, { gift, dueDay, stands }: PlannedGift): Promise<void> {
  if (dueDay !== gift.nextBillingDay) {
    context.payload.logger.warn({
      msg: "Months of a monthly gift are passed over, as they could not be charged in time",
      orderId: gift.orderId,
      from: gift.nextBillingDay,
      to: dueDay,
    });
    await waitsFor(context, gift, dueDay);
  } else if (stands.kind === "paid" || stands.kind === "closed" || stands.kind === "ended") {
    await waitsFor(context, gift, dueDayAfter(dueDay));
  }
}

/**
 * Charges every month that is due today on the charity's calendar and was not charged yet, a few at once. It may run as
 * often as one likes, on several machines at once, late, or after having died at any step: each month is charged once,
 * because each try is a row of its own that one of them alone can write. A gateway that does not answer is asked no further.
 */
export async function runBilling(
  context: BillingContext,
  { stopAfterMs = usualRunMs }: { stopAfterMs?: number } = {},
): Promise<BillingResult> {
  const { payload } = context;
  const today = charityDay(context.now());
  await endPauses(context);
  const planned = await planBilling(payload, today);
  for (const each of planned) await moveOn(context, each);
  const waiting = dueToday(planned, today);
  const result: BillingResult = {
    charged: 0,
    chargedCents: 0,
    declined: 0,
    unclear: 0,
    failed: 0,
    silent: false,
  };
  const [first] = waiting;
  if (!first) return result;
  result.silent = !(await answers(context, first));

  const bill = async (due: DueInstalment) => {
    const row = await billGift(context, due);
    if (!row) return;
    if (row.state === "approved") {
      result.charged += 1;
      result.chargedCents += row.amountCents;
    } else if (row.state === "declined") result.declined += 1;
    else {
      result.unclear += 1;
      if (!(await answers(context, due))) result.silent = true;
    }
  };
  const stopAt = performance.now() + stopAfterMs;
  const worker = async () => {
    while (!result.silent && performance.now() < stopAt) {
      const due = waiting.shift();
      if (!due) return;
      try {
        await bill(due);
      } catch (error) {
        result.failed += 1;
        const { orderId } = due.gift;
        payload.logger.error({
          msg: "A month of a monthly gift could not be billed",
          orderId,
          error: errorFacts(error),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (result.silent) payload.logger.warn({ msg: "The gateway does not answer: monthly gifts stay due" });
  return result;
}
