import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import type { MonthlyDecline } from "../decline-reason.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

/**
 * Tells a donor that the monthly gift is paused, and how to go on: because of a decline, or by staff (`because` is `null`).
 * `key` says which pause it is: each is told once.
 */
export async function mailMonthlyPaused(
  payload: Payload,
  gift: MonthlyGift,
  { because, key }: { because: MonthlyDecline | null; key: string },
): Promise<void> {
  const { monthlyPausedMail } = await import("../../../mail/templates/monthly-paused/monthly-paused-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyPausedMail({ ...gift, because })),
    key: `monthly-paused:${key}`,
    kind: "monthly-paused",
  });
}
