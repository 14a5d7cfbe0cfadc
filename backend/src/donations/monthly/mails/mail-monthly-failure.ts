import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

export type FailedCharge = {
  /** The try that was declined. */
  donation: Pick<Donation, "orderId" | "createdAt" | "amountCents">;
  reason: MonthlyDecline;
  /** The day of the next try, `YYYY-MM-DD`. */
  nextTryDay: string;
};

/** Tells a monthly donor, once for each failed try, why nothing was charged and what happens next. */
export async function mailMonthlyFailure(
  payload: Payload,
  gift: MonthlyGift,
  { donation, reason, nextTryDay }: FailedCharge,
): Promise<{ id: string }> {
  const { monthlyFailureMail } = await import("./monthly-failure-mail.ts");
  const { amountCents, createdAt, orderId } = donation;
  const day = charityDay(new Date(createdAt));
  return enqueueMonthlyMail(payload, gift, {
    ...(await monthlyFailureMail({ ...gift, amountCents, day, reason, nextTryDay })),
    key: `monthly-failure:${orderId}`,
    kind: "monthly-failure",
  });
}
