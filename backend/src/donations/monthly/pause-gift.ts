import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { updateIf } from "../../database/update-if.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { dueDayAfter } from "./due-days.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";
import { mailMonthlyPaused } from "./mails/mail-monthly-paused.ts";
import { billedStates } from "./monthly-gift-states.ts";
import { type ChangeContext, NotChanged, noPause } from "./stop-gift.ts";

type Reason = { reason: string };

/**
 * Pauses a gift until somebody resumes it; the donor is told.
 *
 * @throws NotChanged when it is not being billed.
 */
export async function pauseGift(
  { payload, now }: ChangeContext,
  gift: MonthlyGift,
  { reason }: Reason,
): Promise<void> {
  const pausedAt = now().toISOString();
  const paused = await updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: gift.id }, state: { in: [...billedStates] } },
    { state: "paused", pausedAt, stateReason: reason, nextTryDay: null },
  );
  if (!paused) throw new NotChanged("Only a gift that is active or failing can be paused");
  await mailMonthlyPaused(payload, gift, { because: null, key: `${gift.orderId}:${pausedAt}` });
}

/** The next due day, today's among them, of a month that was not tried yet. */
async function nextUntriedDay({ payload, now }: ChangeContext, { id }: MonthlyGift): Promise<string> {
  let day = nextBillingDay(now());
  for (;;) {
    const where = { monthlyGift: { equals: id }, dueDay: { equals: day } };
    const { totalDocs } = await payload.count({ collection: "donations", where });
    if (totalDocs === 0) return day;
    day = dueDayAfter(day);
  }
}

/**
 * Goes on with a paused gift from the next 15th on: months of the pause are not made up for. The donor is told.
 *
 * @throws NotChanged when it is not paused.
 */
export async function resumeGift(
  context: ChangeContext,
  gift: MonthlyGift,
  { reason }: Reason,
): Promise<void> {
  const { payload } = context;
  const nextDay = await nextUntriedDay(context, gift);
  const resumed = await updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: gift.id }, state: { equals: "paused" } },
    { state: "active", nextBillingDay: nextDay, ...noPause, stateReason: reason },
  );
  if (!resumed) throw new NotChanged("Only a paused gift can be resumed");
  const { monthlyResumedMail } = await import("../../mail/templates/monthly-changed/monthly-changed-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyResumedMail({ ...gift, nextDay })),
    key: `monthly-resumed:${gift.orderId}:${context.now().toISOString()}`,
    kind: "monthly-changed",
  });
}
