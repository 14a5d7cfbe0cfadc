import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

/** Why, and which pause it is: each is told once. */
type Pause = { because: MonthlyDecline | null; key: string };

/** The mail that a monthly gift is paused, and how to go on: because of a decline, or by staff (`because` is `null`). */
export async function writtenPaused(gift: MonthlyGift, { because, key }: Pause) {
  const { monthlyPausedMail } = await import("./monthly-paused-mail.ts");
  return {
    ...(await monthlyPausedMail({ ...gift, because })),
    key: `monthly-paused:${key}`,
    kind: "monthly-paused",
  } as const;
}

/** Tells a donor that the monthly gift is paused. */
export async function mailMonthlyPaused(payload: Payload, gift: MonthlyGift, pause: Pause): Promise<void> {
  await enqueueMonthlyMail(payload, gift, await writtenPaused(gift, pause));
}
