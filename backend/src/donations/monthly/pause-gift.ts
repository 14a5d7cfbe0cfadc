import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { billedStates } from "../record/monthly-gift-states.ts";
import { dueDayAfter } from "./due-days.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";
import { writtenPaused } from "./mails/mail-monthly-paused.ts";
import { noPause } from "./no-pause.ts";
import { type ChangeContext, NotChanged } from "./stop-gift.ts";

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
  const mail = await writtenPaused(gift, { because: null, key: `${gift.orderId}:${pausedAt}` });
  await inOneSave(payload, async (req) => {
    const paused = await updateIf(
      payload,
      "monthly-gifts",
      { id: { equals: gift.id }, state: { in: [...billedStates] } },
      { state: "paused", pausedAt, stateReason: reason, nextTryDay: null },
      req,
    );
    if (!paused) throw new NotChanged("Only a gift that is active or failing can be paused");
    await enqueueMonthlyMail(payload, gift, mail, req);
  });
}

/** The next due day, that of `now` among them, of a month that was not tried yet. */
export async function nextUntriedDay(payload: Payload, { id }: MonthlyGift, now: Date): Promise<string> {
  let day = nextBillingDay(now);
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
  const { payload, now } = context;
  const nextDay = await nextUntriedDay(payload, gift, now());
  const { monthlyResumedMail } = await import("./mails/monthly-changed-mail.ts");
  const mail = {
    ...(await monthlyResumedMail({ ...gift, nextDay })),
    key: `monthly-resumed:${gift.orderId}:${now().toISOString()}`,
    kind: "monthly-changed",
  } as const;
  await inOneSave(payload, async (req) => {
    const resumed = await updateIf(
      payload,
      "monthly-gifts",
      { id: { equals: gift.id }, state: { equals: "paused" } },
      { state: "active", nextBillingDay: nextDay, ...noPause, stateReason: reason },
      req,
    );
    if (!resumed) throw new NotChanged("Only a paused gift can be resumed");
    await enqueueMonthlyMail(payload, gift, mail, req);
  });
}
