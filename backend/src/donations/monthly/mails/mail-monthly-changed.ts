import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import { chargeOnItsWay } from "../../record/gifts-where.ts";
import { isBilled } from "../../record/monthly-gift-states.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

/** Tells a donor, once for each change, what is charged each month from now on. */
export async function mailAmountChanged(payload: Payload, gift: MonthlyGift): Promise<void> {
  const { monthlyAmountMail } = await import("./monthly-changed-mail.ts");
  const onItsWay = await chargeOnItsWay(payload, gift);
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyAmountMail({
      ...gift,
      nextDay: isBilled(gift) && !onItsWay ? (gift.nextTryDay ?? gift.nextBillingDay) : null,
      onItsWay: onItsWay ? { amountCents: onItsWay.amountCents, dueDay: onItsWay.dueDay ?? "" } : null,
    })),
    key: `monthly-amount:${gift.orderId}:${new Date(gift.amountChangedAt ?? 0).getTime()}`,
    kind: "monthly-changed",
  });
}
