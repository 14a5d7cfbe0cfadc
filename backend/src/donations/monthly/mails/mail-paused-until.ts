import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import { chargeOnItsWay } from "../../record/gifts-where.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

/** Tells a donor, once for each pause, until when the gift is paused. */
export async function mailPausedUntil(
  payload: Payload,
  gift: MonthlyGift,
  { resumeDay, pausedAt }: { resumeDay: string; pausedAt: string },
): Promise<void> {
  const { monthlyPausedUntilMail } = await import("./monthly-paused-until-mail.ts");
  const onItsWay = await chargeOnItsWay(payload, gift);
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyPausedUntilMail({ ...gift, resumeDay, onItsWay: onItsWay?.dueDay ?? null })),
    key: `monthly-paused-until:${gift.orderId}:${new Date(pausedAt).getTime()}`,
    kind: "monthly-paused",
  });
}
