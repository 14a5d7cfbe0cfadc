import type { MonthlyGift } from "../../../payload-types.ts";

/** The mail that what was due from `from` until before `to` is not charged any more, and that the gift goes on on `nextDay`. */
export async function writtenPassedOver(
  gift: MonthlyGift,
  days: { from: string; to: string; nextDay: string },
) {
  const { monthlyPassedOverMail } = await import("./monthly-passed-over-mail.ts");
  return {
    ...(await monthlyPassedOverMail({ ...gift, ...days })),
    key: `monthly-passed-over:${gift.orderId}:${days.from}`,
    kind: "monthly-failure",
  } as const;
}
