import type { Payload } from "payload";
import type { MonthlyGift } from "../../../payload-types.ts";
import type { ReceiptFacts } from "../../receipts/receipt-facts.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

/** Tells a donor to whom receipts are made out from now on. `changes`: how often they were changed, one mail for each. */
export async function mailReceiptDonor(
  payload: Payload,
  gift: MonthlyGift,
  donor: ReceiptFacts["donor"],
  changes: number,
): Promise<void> {
  const { monthlyReceiptDonorMail } = await import("./monthly-receipt-donor-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyReceiptDonorMail({ ...gift, donor })),
    key: `monthly-receipt-donor:${gift.orderId}:${changes}`,
    kind: "monthly-changed",
  });
}
