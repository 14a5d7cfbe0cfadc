import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { billedStates } from "../record/monthly-gift-states.ts";
import { latest } from "./due-days.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";

/** Whether a charge of the gift was ever tried. Before there was billing, the months of a gift may have been charged elsewhere. */
async function wasBilled(payload: Payload, { id }: MonthlyGift): Promise<boolean> {
  const where = { monthlyGift: { equals: id }, donationType: { equals: "instalment" } } as const;
  return (await payload.count({ collection: "donations", where })).totalDocs > 0;
}

/**
 * Has a gift that is billed wait for `to`, as its months that were due from `from` on are not charged any more. Its donor is
 * told in the same save, unless none of its months was ever tried. Days are `YYYY-MM-DD`.
 */
export async function passOver(
  payload: Payload,
  gift: MonthlyGift,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<void> {
  const mail =
    (await wasBilled(payload, gift)) &&
    (await passedOverMail(gift, { from, to, nextDay: latest(to, today) }));
  const moved = await inOneSave(payload, async (req) => {
    const waits = await updateIf(
      payload,
      "monthly-gifts",
      { id: { equals: gift.id }, nextBillingDay: { equals: from }, state: { in: [...billedStates] } },
      { nextBillingDay: to, nextTryDay: null, state: "active" },
      req,
    );
    if (waits && mail) await enqueueMonthlyMail(payload, gift, mail, req);
    return waits;
  });
  if (!moved) return;
  payload.logger.warn({
    msg: "Months of a monthly gift are passed over, as they could not be charged in time",
    orderId: gift.orderId,
    from,
    to,
  });
}

/** The mail that what was due from `from` until before `to` is not charged any more, and that the gift goes on on `nextDay`. */
async function passedOverMail(gift: MonthlyGift, days: { from: string; to: string; nextDay: string }) {
  const { monthlyPassedOverMail } = await import("./mails/monthly-failure-mail.ts");
  return {
    ...(await monthlyPassedOverMail({ ...gift, ...days })),
    key: `monthly-passed-over:${gift.orderId}:${days.from}`,
    kind: "monthly-failure",
  } as const;
}
