import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../letter.ts";
import { paragraph } from "../mail-parts.ts";
import { giftFacts, greeting, reachUs, type ToldGift } from "../monthly-words/monthly-parts.ts";
import { copy as shared } from "../monthly-words/monthly-words-copy.ts";
import { copy } from "./monthly-changed-copy.ts";

/** Tells a monthly donor that a paused gift goes on, with its next charge on `nextDay` (`YYYY-MM-DD`). */
export const monthlyResumedMail = (gift: ToldGift & { nextDay: string }) => {
  const day = longDay(gift.nextDay);
  return letter(
    { subject: copy.subject, preview: copy.preview(day), why: shared.why },
    greeting(gift),
    paragraph(copy.resumed(formatAmount(gift.amountCents), day)),
    giftFacts(gift, { nextDay: gift.nextDay }),
    reachUs(),
  );
};
