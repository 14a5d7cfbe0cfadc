import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import type { MonthlyGift } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { chargeOnItsWay } from "../../record/gifts-where.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

const copy = {
  subject: "Your monthly gift is paused",
  preview: "Nothing more is charged until you tell us to go on.",
  declined: (amount: string) =>
    `Your monthly gift of ${amount} could not be charged, and we do not try this card again. The gift is paused: nothing more is charged.`,
  byStaff: (amount: string) =>
    `Your monthly gift of ${amount} is paused. Nothing more is charged until it is resumed.`,
  otherCard:
    "To go on with another card, change the card on your own page. The gift then goes on with the next 15th; the months in between are not charged later.",
  goOn: (phone: string) => `To go on with the same card, call us at ${phone}, and we will help you.`,
  resume: (phone: string) => `To go on, call us at ${phone}, and we will help you.`,
  end: "To end the gift, stop it on your own page, or do nothing: it stays paused. Please never send card numbers by email.",
  thanks: "Thank you for your support.",
} as const;

/** Tells a monthly donor that the gift is paused: by the bank's declines, or by staff (`because` is `null`). */
export const monthlyPausedMail = (gift: GiftInMail & { because: MonthlyDecline | null }) => {
  const amount = formatAmount(gift.amountCents);
  return letter(
    { ...copy, why: shared.why },
    greeting(gift),
    paragraph(gift.because ? copy.declined(amount) : copy.byStaff(amount)),
    gift.because ? paragraph(shared.reasons[gift.because]) : null,
    gift.because ? paragraph(copy.otherCard) : null,
    gift.because === "card-gone"
      ? null
      : paragraph((gift.because ? copy.goOn : copy.resume)(companyContact("telTF"))),
    paragraph(copy.end),
    openGift(),
    paragraph(copy.thanks),
    giftFacts(gift),
  );
};

const untilCopy = {
  subject: (day: string) => `Your monthly gift is paused until ${day}`,
  preview: "Nothing is charged before that day.",
  paused: (amount: string, day: string) =>
    `Your monthly gift of ${amount} is paused, as you asked. It goes on by itself with the charge on ${day}. The months in between are not charged later.`,
  onItsWay: (day: string) =>
    `One charge was already with the bank when you paused the gift: the one that was due on ${day}. It may still appear on your card’s statement.`,
  earlier: (phone: string) =>
    `If you would like to go on earlier, or to stop the gift, you can do so on your own page, or call us at ${phone}.`,
  thanks: "Thank you for your support.",
  remind: "We write to you a few days before the next charge.",
} as const;

type PausedGift = GiftInMail & {
  /** The day of the charge with which it goes on, `YYYY-MM-DD`. */
  resumeDay: string;
  /** The due day of a charge that was with the bank already. */
  onItsWay: string | null;
};

/** Tells a monthly donor that the gift is paused as they asked, and when it goes on. */
export const monthlyPausedUntilMail = ({ resumeDay, onItsWay, ...gift }: PausedGift) => {
  const day = longDay(resumeDay);
  return letter(
    { subject: untilCopy.subject(day), preview: untilCopy.preview, why: shared.why },
    greeting(gift),
    paragraph(untilCopy.paused(formatAmount(gift.amountCents), day)),
    onItsWay ? paragraph(untilCopy.onItsWay(longDay(onItsWay))) : null,
    paragraph(untilCopy.remind),
    paragraph(untilCopy.earlier(companyContact("telTF"))),
    openGift(),
    paragraph(untilCopy.thanks),
    giftFacts(gift, { nextDay: resumeDay }),
  );
};

/** Tells a donor, once for each pause, until when the gift is paused. */
export async function mailPausedUntil(
  payload: Payload,
  gift: MonthlyGift,
  { resumeDay, pausedAt }: { resumeDay: string; pausedAt: string },
): Promise<void> {
  const onItsWay = await chargeOnItsWay(payload, gift);
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyPausedUntilMail({ ...gift, resumeDay, onItsWay: onItsWay?.dueDay ?? null })),
    key: `monthly-paused-until:${gift.orderId}:${new Date(pausedAt).getTime()}`,
    kind: "monthly-paused",
  });
}
