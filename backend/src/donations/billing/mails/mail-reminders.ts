import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import { lastDayOf } from "../../monthly/due-days.ts";
import { enqueueMonthlyMail } from "../../monthly/mails/enqueue-monthly-mail.ts";

/** Tells a donor, once, that the first charge is coming. */
export async function mailMonthlyComing(payload: Payload, gift: MonthlyGift): Promise<void> {
  const { monthlyComingMail } = await import("./monthly-coming-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyComingMail(gift)),
    key: `monthly-coming:${gift.orderId}`,
    kind: "monthly-coming",
  });
}

/** Tells a donor, once for each pause, that it ends and when the next charge comes. */
export async function mailMonthlyGoesOn(payload: Payload, gift: MonthlyGift): Promise<void> {
  const nextDay = gift.resumeDay ?? gift.nextBillingDay;
  const { monthlyGoesOnMail } = await import("./monthly-coming-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyGoesOnMail({ ...gift, nextDay })),
    key: `monthly-goes-on:${gift.orderId}:${nextDay}`,
    kind: "monthly-coming",
  });
}

/** Tells a donor, once for each card, that it expires at the end of the month `expiry` (`YYYY-MM`). */
export async function mailCardExpiring(
  payload: Payload,
  gift: MonthlyGift,
  { expiry }: { expiry: string },
): Promise<void> {
  const { monthlyCardExpiringMail } = await import("./monthly-card-expiring-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyCardExpiringMail({ ...gift, lastDay: lastDayOf(expiry) })),
    key: `monthly-card-expiring:${gift.orderId}:${expiry}`,
    kind: "monthly-card-expiring",
  });
}
