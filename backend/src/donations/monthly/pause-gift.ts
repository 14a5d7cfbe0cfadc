import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import type { MonthlyDecline } from "../charge/decline-reason.ts";
import { billedStates, declinedForGood, hasNoCardYet } from "../record/monthly-gift-states.ts";
import { dueDayAfter } from "./due-days.ts";
import { type ChangeContext, NotChanged } from "./gift-change.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";

/** What a gift has that is not paused. */
export const noPause = { pausedAt: null, pauseMonths: null, resumeDay: null } as const;

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
  const mail = await pausedMail(gift, { because: null, key: `${gift.orderId}:${pausedAt}` });
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

type Ended = {
  /** The due day of the month that was declined and is not tried any more. */
  dueDay: string;
  because: MonthlyDecline;
  pausedAt: string;
  /** Which pause it is: each is told once. */
  key: string;
};

/** Pauses a gift that waits for a month whose tries have ended, and tells its donor, in one save. */
export async function pauseAfterDeclines(
  payload: Payload,
  gift: MonthlyGift,
  { dueDay, because, pausedAt, key }: Ended,
): Promise<void> {
  const mail = await pausedMail(gift, { because, key });
  await inOneSave(payload, async (req) => {
    const paused = await updateIf(
      payload,
      "monthly-gifts",
      {
        id: { equals: gift.id },
        nextBillingDay: { equals: dueDay },
        state: { in: [...billedStates] },
      },
      { state: "paused", pausedAt, stateReason: `${declinedForGood}${because}`, nextTryDay: null },
      req,
    );
    if (paused) await enqueueMonthlyMail(payload, gift, mail, req);
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
 * @throws NotChanged when it is not paused, or has no card to charge.
 */
export async function resumeGift(
  context: ChangeContext,
  gift: MonthlyGift,
  { reason }: Reason,
): Promise<void> {
  const { payload, now } = context;
  if (hasNoCardYet(gift))
    throw new NotChanged("This gift has no card yet: it goes on when its donor gives one on their own page");
  const nextDay = await nextUntriedDay(payload, gift, now());
  const { monthlyGoesOnMail } = await import("./mails/monthly-goes-on-mail.ts");
  const mail = {
    ...(await monthlyGoesOnMail({ ...gift, nextDay, because: "resumed" })),
    key: `monthly-resumed:${gift.orderId}:${now().toISOString()}`,
    kind: "monthly-changed",
  } as const;
  await inOneSave(payload, async (req) => {
    const resumed = await updateIf(
      payload,
      "monthly-gifts",
      { id: { equals: gift.id }, state: { equals: "paused" }, dataKey: { not_equals: "" } },
      { state: "active", nextBillingDay: nextDay, ...noPause, stateReason: reason },
      req,
    );
    if (!resumed) throw new NotChanged("Only a paused gift can be resumed");
    await enqueueMonthlyMail(payload, gift, mail, req);
  });
}

/** Why, and which pause it is: each is told once. */
type Pause = { because: MonthlyDecline | null; key: string };

/** The mail that a monthly gift is paused, and how to go on: because of a decline, or by staff (`because` is `null`). */
async function pausedMail(gift: MonthlyGift, { because, key }: Pause) {
  const { monthlyPausedMail } = await import("./mails/monthly-paused-mail.ts");
  return {
    ...(await monthlyPausedMail({ ...gift, because })),
    key: `monthly-paused:${key}`,
    kind: "monthly-paused",
  } as const;
}

/** Tells a donor that the monthly gift is paused. */
export async function mailMonthlyPaused(payload: Payload, gift: MonthlyGift, pause: Pause): Promise<void> {
  await enqueueMonthlyMail(payload, gift, await pausedMail(gift, pause));
}
