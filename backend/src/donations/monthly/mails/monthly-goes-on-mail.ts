import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";

const subject = "Your monthly gift goes on";

const copy = {
  resumed: {
    preview: (day: string) => `The next charge is on ${day}.`,
    text: (amount: string, day: string) =>
      `Your monthly gift of ${amount} was paused and goes on now. The next charge is on ${day}, then on the 15th of each month.`,
  },
  pauseEnds: {
    preview: (day: string) => `The pause ends: the next charge is on ${day}.`,
    text: (amount: string, day: string) =>
      `The pause of your monthly gift is nearly over. Your card is charged ${amount} again on ${day}, then on the 15th of each month.`,
  },
} as const;

type GiftThatGoesOn = GiftInMail & {
  /** Its next charge, `YYYY-MM-DD`. */
  nextDay: string;
  /** It was resumed just now, or its pause ends by itself some days from now. */
  because: keyof typeof copy;
};

/** Tells a monthly donor that a paused gift goes on, and when the next charge comes. */
export const monthlyGoesOnMail = ({ because, ...gift }: GiftThatGoesOn) => {
  const { preview, text } = copy[because];
  const day = longDay(gift.nextDay);
  return letter(
    { subject, preview: preview(day), why: shared.why },
    greeting(gift),
    paragraph(text(formatAmount(gift.amountCents), day)),
    giftFacts(gift, { nextDay: gift.nextDay }),
    reachUs(),
  );
};
