import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { StatusOutcome } from "../gateway/gateway.ts";
import { dueDayAfter } from "../monthly/due-days.ts";
import { passOver } from "../monthly/pass-over.ts";
import { endPauses } from "../monthly/pause-for-months.ts";
import { pauseAfterDeclines } from "../monthly/pause-gift.ts";
import { type BillingContext, billGift, type DueInstalment, instalmentOrderId } from "./bill-gift.ts";
import { dueToday, type PlannedGift, planBilling } from "./plan-billing.ts";

const atOnce = 4;
const usualRunMs = 20 * 60_000;

/** `silent`: the gateway did not answer, or not as it does when it works, so the rest stays due. `failed`: to be looked up in the log. */
export type BillingResult = {
  charged: number;
  chargedCents: number;
  declined: number;
  unclear: number;
  failed: number;
  silent: boolean;
};

const gatewaySilent =
  "The gateway does not answer, or refuses our requests: what is left stays due, and the next run goes on.";

/** What the gateway says of an order when it works on our requests: not that our token is wrong, nor anything unreadable. */
const workingAnswers = new Set<StatusOutcome["kind"]>(["not-found", "approved", "declined", "mismatch"]);

/** A try that is never made: the gateway knows nothing of its order, whatever was charged or came to nothing. */
const unusedAttempt = 99;

/** Whether the gateway works, asked by the status of an order that was never sent. That moves nothing. */
async function gatewayWorks({ gateway }: BillingContext, due: DueInstalment): Promise<boolean> {
  const { amountCents } = due.gift;
  const orderId = instalmentOrderId({ ...due, attempt: unusedAttempt });
  const status = await gateway.checkStatus({ orderId, amountCents, withStoredCard: true });
  return workingAnswers.has(status.kind);
}

const setNextMonth = ({ payload }: BillingContext, { id, state, nextBillingDay }: MonthlyGift, day: string) =>
  updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: id }, state: { equals: state }, nextBillingDay: { equals: nextBillingDay } },
    { nextBillingDay: day, nextTryDay: null, state: "active" },
  );

/**
 * Moves on the gifts whose month needs nothing more, and those of which a month is passed over, and pauses those whose later
 * tries fell into an outage.
 */
async function moveOn(context: BillingContext, { gift, dueDay, status }: PlannedGift): Promise<void> {
  const { payload, now } = context;
  const from = gift.nextBillingDay;
  const today = charityDay(now());
  if (dueDay !== from) {
    await passOver(payload, gift, { from, to: dueDay, today });
  } else if (status.kind === "closed") {
    await passOver(payload, gift, { from, to: dueDayAfter(dueDay), today });
  } else if (status.kind === "paid") {
    await setNextMonth(context, gift, dueDayAfter(dueDay));
  } else if (status.kind === "ended") {
    const { because } = status;
    const key = `${gift.orderId}:${dueDay}`;
    await pauseAfterDeclines(payload, gift, { dueDay, because, pausedAt: now().toISOString(), key });
  }
}

/**
 * Charges every month that is due today on the charity's calendar and was not charged yet, a few at once. It may run as
 * often as one likes, on several machines at once, late, or after having died at any step: each month is charged once,
 * because each try is a row of its own that one of them alone can write. A gateway that does not answer is asked no further,
 * and the office is told once a day.
 */
export async function runBilling(
  context: BillingContext,
  { stopAfterMs = usualRunMs }: { stopAfterMs?: number } = {},
): Promise<BillingResult> {
  const { payload } = context;
  const today = charityDay(context.now());
  const result: BillingResult = {
    charged: 0,
    chargedCents: 0,
    declined: 0,
    unclear: 0,
    failed: 0,
    silent: false,
  };
  /** What fails for one gift is logged and does not concern the others. */
  const alone = async ({ orderId }: MonthlyGift, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.failed += 1;
      context.report?.failed([orderId], error);
      payload.logger.error({
        msg: "A month of a monthly gift could not be billed",
        orderId,
        error: errorFacts(error),
      });
    }
  };

  await endPauses(context);
  const planned = await planBilling(payload, today);
  for (const each of planned) await alone(each.gift, () => moveOn(context, each));
  const waiting = dueToday(planned, today);
  const cents = waiting.reduce((sum, { gift }) => sum + gift.amountCents, 0);
  await context.report?.planned({ count: waiting.length, cents });
  const [first] = waiting;
  if (!first) return result;
  result.silent = !(await gatewayWorks(context, first));

  const bill = async (due: DueInstalment) => {
    const row = await billGift(context, due);
    if (!row) return;
    if (row.state === "approved") {
      result.charged += 1;
      result.chargedCents += row.amountCents;
    } else if (row.state === "declined") result.declined += 1;
    else {
      result.unclear += 1;
      if (!(await gatewayWorks(context, due))) result.silent = true;
    }
  };
  const stopAt = performance.now() + stopAfterMs;
  const worker = async () => {
    while (!result.silent && performance.now() < stopAt) {
      const due = waiting.shift();
      if (!due) return;
      await alone(due.gift, () => bill(due));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (result.silent) {
    payload.logger.warn({
      msg: "The gateway does not answer, or refuses our requests: monthly gifts stay due",
    });
    context.report?.failed([], gatewaySilent);
    const { mailBillingStopped } = await import("./billing-stopped-mail.ts");
    await mailBillingStopped(payload, today);
  }
  return result;
}
