import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { MonthlyGift } from "../../payload-types.ts";

export type FailedCharge = {
  /** The 15th on which the gift was due, and the day of the next try, if there is one; both `YYYY-MM-DD`. */
  billingDay: string;
  nextTryDay: string | null;
  /** Which try of the month has failed, from 1 on. */
  attempt: number;
};

/** Tells a monthly donor, once for each failed try, that nothing was charged and what happens next. */
export async function mailMonthlyFailure(
  payload: Payload,
  gift: MonthlyGift,
  { billingDay, nextTryDay, attempt }: FailedCharge,
): Promise<{ id: string }> {
  const { monthlyFailureMail } = await import("../../mail/templates/monthly-failure/monthly-failure-mail.ts");
  const { firstName, amountCents, orderId, email, id } = gift;
  return enqueueMail(payload, {
    ...(await monthlyFailureMail({ firstName, amountCents, billingDay, nextTryDay })),
    key: `monthly-failure:${orderId}:${billingDay}:${attempt}`,
    kind: "monthly-failure",
    to: email,
    about: { collection: "monthly-gifts", id: String(id) },
  });
}
