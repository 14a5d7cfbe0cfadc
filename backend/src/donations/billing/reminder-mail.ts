import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { letter } from "../../mail/letter.ts";
import { paragraph } from "../../mail/mail-parts.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../charge/mails/monthly-parts.ts";
import { copy as shared } from "../charge/mails/monthly-words-copy.ts";
import { lastDayOf } from "../monthly/due-days.ts";
import { enqueueMonthlyMail } from "../monthly/mails/enqueue-monthly-mail.ts";
import { monthlyGoesOnMail } from "../monthly/mails/monthly-goes-on-mail.ts";
import type { ThankYouText } from "../thanks/thank-you-mails.ts";
import { thankYouText } from "../thanks/thank-you-texts.ts";
import { thankYouWords } from "../thanks/thank-you-words.ts";

const copy = {
  preview: (day: string) => `Your card is charged for the first time on ${day}.`,
  happens: (amount: string, day: string) =>
    `Your card is charged ${amount} for the first time on ${day}, and then on the 15th of each month.`,
  nothing: "There is nothing you need to do.",
} as const;

/** Tells a monthly donor some days ahead that the first charge is coming. */
export const monthlyComingMail = (
  gift: GiftInMail & {
    firstBillingDay: string;
    /** As it stands within a sentence. */
    donationAreaInMails?: string | null | undefined;
    /** As staff have written it. */
    text?: ThankYouText;
  },
) => {
  const day = longDay(gift.firstBillingDay);
  const amount = formatAmount(gift.amountCents);
  const area = gift.donationAreaInMails || gift.donationArea;
  const values = { "first name": calledName(gift), amount, area, "first charge": day };
  const { subject, opening, closing } = thankYouWords("monthly-coming", values, gift.text);
  return letter(
    { subject, preview: copy.preview(day), why: shared.why },
    greeting(gift),
    opening,
    paragraph(copy.happens(amount, day)),
    paragraph(copy.nothing),
    giftFacts(gift, { nextDay: gift.firstBillingDay }),
    reachUs(),
    closing,
  );
};

/** Tells a donor, once, that the first charge is coming. */
export async function mailMonthlyComing(payload: Payload, gift: MonthlyGift): Promise<void> {
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyComingMail({ ...gift, text: await thankYouText(payload, "monthly-coming") })),
    key: `monthly-coming:${gift.orderId}`,
    kind: "monthly-coming",
  });
}

/** Tells a donor, once for each pause, that it ends and when the next charge comes. */
export async function mailMonthlyGoesOn(payload: Payload, gift: MonthlyGift): Promise<void> {
  const nextDay = gift.resumeDay ?? gift.nextBillingDay;
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyGoesOnMail({ ...gift, nextDay, because: "pauseEnds" })),
    key: `monthly-goes-on:${gift.orderId}:${nextDay}`,
    kind: "monthly-coming",
  });
}

const expiringCopy = {
  subject: "The card of your monthly gift is about to expire",
  preview: "Please change the card of your gift when you have the new one, so that it goes on.",
  happens: (day: string) =>
    `The card with which you give every month is good until ${day}. Charges after that day may be declined.`,
  todo: "When your bank has sent you the new card, please change the card on your own page. It takes a minute.",
} as const;

/** Tells a monthly donor that the card expires after `lastDay` (`YYYY-MM-DD`). */
export const monthlyCardExpiringMail = (gift: GiftInMail & { lastDay: string }) =>
  letter(
    { ...expiringCopy, why: shared.why },
    greeting(gift),
    paragraph(expiringCopy.happens(longDay(gift.lastDay))),
    paragraph(expiringCopy.todo),
    giftFacts(gift),
    reachUs(),
  );

/** Tells a donor, once for each card, that it expires at the end of the month `expiry` (`YYYY-MM`). */
export async function mailCardExpiring(
  payload: Payload,
  gift: MonthlyGift,
  { expiry }: { expiry: string },
): Promise<void> {
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyCardExpiringMail({ ...gift, lastDay: lastDayOf(expiry) })),
    key: `monthly-card-expiring:${gift.orderId}:${expiry}`,
    kind: "monthly-card-expiring",
  });
}
