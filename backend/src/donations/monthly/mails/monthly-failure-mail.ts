import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { dueDayAfter } from "../due-days.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

const failureCopy = {
  subject: "Your monthly gift could not be charged",
  preview: "Your card was not charged. We try again by ourselves.",
  happened: (amount: string, day: string) =>
    `Your monthly gift of ${amount} could not be charged on ${day}. Nothing was taken from your card.`,
  again: (day: string) =>
    `We will try again on ${day}. If that works, there is nothing you need to do, and we will not write to you about it again.`,
  newCard: "If you have another card, you can change the card before that day on your own page.",
} as const;

/** Tells a monthly donor that a charge failed on `day`, why, and that it is tried again on `nextTryDay`. */
export const monthlyFailureMail = (
  gift: GiftInMail & { day: string; reason: MonthlyDecline; nextTryDay: string },
) =>
  letter(
    { ...failureCopy, why: shared.why },
    greeting(gift),
    paragraph(failureCopy.happened(formatAmount(gift.amountCents), longDay(gift.day))),
    paragraph(shared.reasons[gift.reason]),
    paragraph(failureCopy.again(longDay(gift.nextTryDay))),
    gift.reason === "expired" ? paragraph(failureCopy.newCard) : null,
    giftFacts(gift),
    reachUs(),
  );

type FailedCharge = {
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
  const { amountCents, createdAt, orderId } = donation;
  const day = charityDay(new Date(createdAt));
  return enqueueMonthlyMail(payload, gift, {
    ...(await monthlyFailureMail({ ...gift, amountCents, day, reason, nextTryDay })),
    key: `monthly-failure:${orderId}`,
    kind: "monthly-failure",
  });
}

const passedOverCopy = {
  subject: "What was left out of your monthly gift",
  preview: "Nothing was taken from your card. Your gift goes on by itself.",
  oneMonth: (amount: string, day: string) =>
    `Your monthly gift of ${amount} that was due on ${day} could not be charged in time, so we have left that month out.`,
  months: (amount: string, from: string, to: string) =>
    `Your monthly gift of ${amount} could not be charged for the months from ${from} until before ${to}, so we have left them out.`,
  nothingTaken:
    "Nothing was taken from your card for this, and nothing will be taken later. You have done nothing wrong, and we are sorry.",
  goesOn: (day: string) =>
    `Your gift goes on by itself: the next charge is on ${day}. There is nothing you need to do.`,
} as const;

/**
 * Tells a monthly donor that what was due from `from` until before `to` is not charged any more, and that the gift goes on on
 * `nextDay`. Days are `YYYY-MM-DD`.
 */
export function monthlyPassedOverMail(gift: GiftInMail & { from: string; to: string; nextDay: string }) {
  const { from, to, nextDay } = gift;
  const amount = formatAmount(gift.amountCents);
  return letter(
    { ...passedOverCopy, why: shared.why },
    greeting(gift),
    paragraph(
      dueDayAfter(from) === to
        ? passedOverCopy.oneMonth(amount, longDay(from))
        : passedOverCopy.months(amount, longDay(from), longDay(to)),
    ),
    paragraph(passedOverCopy.nothingTaken),
    paragraph(passedOverCopy.goesOn(longDay(nextDay))),
    giftFacts(gift),
    reachUs(),
  );
}
