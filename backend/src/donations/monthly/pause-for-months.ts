import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { takenStates } from "../record/donation-states.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { billedStates } from "../record/monthly-gift-states.ts";
import { dueDayAfter, openDueDay } from "./due-days.ts";
import { type ChangeContext, lookbackStart, NotChanged } from "./gift-change.ts";
import { noPause } from "./pause-gift.ts";

/**
 * The due day with which a gift goes on that is paused at a moment for so many months: the months that are passed over are
 * counted from the first one that is not charged and not with the bank.
 */
export async function dayAfterPause(
  payload: Payload,
  { id, nextBillingDay }: Pick<MonthlyGift, "id" | "nextBillingDay">,
  { months, pausedAt }: { months: number; pausedAt: Date },
): Promise<string> {
  const isTaken = async (day: string) => {
    const where = { monthlyGift: { equals: id }, dueDay: { equals: day }, state: { in: [...takenStates] } };
    return (await payload.count({ collection: "donations", where })).totalDocs > 0;
  };
  let day = openDueDay(nextBillingDay, charityDay(pausedAt));
  while (await isTaken(day)) day = dueDayAfter(day);
  for (let month = 0; month < months; month += 1) day = dueDayAfter(day);
  return day;
}

/**
 * Works out when a pause ends, and tells the donor. It looks for rows after the pause was written, and billing reads the gift
 * after it has written its row: so of a pause and a charge in the same moment at least one sees the other.
 */
async function finishPause({ payload }: ChangeContext, gift: MonthlyGift): Promise<void> {
  const { id, pauseMonths, pausedAt } = gift;
  if (!pauseMonths || !pausedAt) return;
  let { resumeDay } = gift;
  if (!resumeDay) {
    resumeDay = await dayAfterPause(payload, gift, { months: pauseMonths, pausedAt: new Date(pausedAt) });
    const stillPaused = { id: { equals: id }, state: { equals: "paused" } };
    const ending = { pauseMonths: { equals: pauseMonths }, resumeDay: { exists: false } };
    if (!(await updateIf(payload, "monthly-gifts", { ...stillPaused, ...ending }, { resumeDay }))) return;
  }
  const { mailPausedUntil } = await import("./mails/monthly-paused-mail.ts");
  await mailPausedUntil(payload, gift, { resumeDay, pausedAt });
}

/**
 * Pauses a gift for some months at its donor's wish; it goes on by itself afterwards, and the months in between are never
 * charged. The donor is told.
 *
 * @throws NotChanged when it is not being billed.
 */
export async function pauseForMonths(
  context: ChangeContext,
  gift: MonthlyGift,
  { months, reason }: { months: number; reason: string },
): Promise<void> {
  const pause = { state: "paused", pauseMonths: months, pausedAt: context.now().toISOString() } as const;
  const paused = await updateIf(
    context.payload,
    "monthly-gifts",
    { id: { equals: gift.id }, state: { in: [...billedStates] } },
    { ...pause, resumeDay: null, stateReason: reason, nextTryDay: null },
  );
  if (!paused) throw new NotChanged("Only a gift that is active or failing can be paused");
  await finishPause(context, { ...gift, ...pause, resumeDay: null });
}

/** Finishes the pauses that were written by a process that died right after. */
export async function finishPauses(context: ChangeContext): Promise<void> {
  const left = await giftsWhere(context.payload, {
    and: [
      { state: { equals: "paused" }, pauseMonths: { exists: true } },
      {
        or: [{ resumeDay: { exists: false } }, { pausedAt: { greater_than: lookbackStart(context.now()) } }],
      },
    ],
  });
  for (const gift of left) await finishPause(context, gift);
}

/** Gifts whose pause is over on a day, as they stand when they go on. */
export async function resumingGifts(payload: Payload, today: string): Promise<MonthlyGift[]> {
  const over = await giftsWhere(payload, {
    and: [{ state: { equals: "paused" } }, { resumeDay: { less_than_equal: today } }],
  });
  return over.map((gift) => ({ ...gift, state: "active", nextBillingDay: gift.resumeDay ?? today }));
}

/** Lets the gifts go on whose pause is over. */
export async function endPauses({ payload, now }: Pick<ChangeContext, "payload" | "now">): Promise<void> {
  for (const { id, state, nextBillingDay, resumeDay } of await resumingGifts(payload, charityDay(now())))
    await updateIf(
      payload,
      "monthly-gifts",
      { id: { equals: id }, state: { equals: "paused" }, resumeDay: { equals: resumeDay } },
      { state, nextBillingDay, ...noPause, stateReason: "The pause that its donor wished is over" },
    );
}
