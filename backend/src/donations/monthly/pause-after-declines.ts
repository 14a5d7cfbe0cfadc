import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import type { MonthlyDecline } from "../charge/decline-reason.ts";
import { billedStates, declinedForGood } from "../record/monthly-gift-states.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";
import { writtenPaused } from "./mails/mail-monthly-paused.ts";

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
  const mail = await writtenPaused(gift, { because, key });
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
