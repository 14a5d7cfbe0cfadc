import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";
import type { AfterCardChange } from "./monthly-card-mail.ts";

const templates = () => import("./monthly-card-mail.ts");

type CardChange = {
  /** The due day of a charge that is with the bank already. */
  onItsWay: string | null;
  /** The day with which a gift goes on that was paused by declines. */
  goesOn: string | null;
  /** Which change it is: each is told once. */
  key: string;
};

function afterChange(gift: MonthlyGift, { onItsWay, goesOn }: CardChange): AfterCardChange {
  if (goesOn) return { next: "goesOn", day: goesOn };
  if (onItsWay) return { next: "onItsWay", day: onItsWay };
  if (gift.state === "paused")
    return gift.resumeDay ? { next: "pausing", day: gift.resumeDay } : { next: "paused" };
  return {
    next: gift.state === "failing" ? "again" : "next",
    day: gift.nextTryDay ?? gift.nextBillingDay,
  };
}

/** The mail that a monthly gift, as it was before, has another card, and what comes next. */
export async function writtenCardChanged(gift: MonthlyGift, change: CardChange) {
  const { monthlyCardMail } = await templates();
  const { firstName, lastName, amountCents, orderId, donationArea } = gift;
  return {
    ...(await monthlyCardMail(
      { firstName, lastName, amountCents, orderId, donationArea },
      afterChange(gift, change),
    )),
    key: `monthly-card:${change.key}`,
    kind: "monthly-changed",
  } as const;
}

/** Tells a donor who was told that it is being checked that the card was not changed, unless the gift is over anyway. */
export async function mailCardNotChanged(payload: Payload, change: Donation): Promise<void> {
  const [gift] = await giftsWhere(payload, { id: { equals: relatedId(change.monthlyGift) } });
  if (!gift || gift.state === "stopped") return;
  const { monthlyCardNotChangedMail } = await templates();
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyCardNotChangedMail({ ...gift, day: charityDay(new Date(change.createdAt)) })),
    key: `monthly-card-not-changed:${change.orderId}`,
    kind: "monthly-changed",
  });
}
