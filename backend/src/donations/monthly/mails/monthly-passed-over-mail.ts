import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { dueDayAfter } from "../due-days.ts";
import { copy } from "./monthly-passed-over-copy.ts";

/**
 * Tells a monthly donor that what was due from `from` until before `to` is not charged any more, and that the gift goes on on
 * `nextDay`. Days are `YYYY-MM-DD`.
 */
export function monthlyPassedOverMail(gift: GiftInMail & { from: string; to: string; nextDay: string }) {
  const { from, to, nextDay } = gift;
  const amount = formatAmount(gift.amountCents);
  return letter(
    { ...copy, why: shared.why },
    greeting(gift),
    paragraph(
      dueDayAfter(from) === to
        ? copy.oneMonth(amount, longDay(from))
        : copy.months(amount, longDay(from), longDay(to)),
    ),
    paragraph(copy.nothingTaken),
    paragraph(copy.goesOn(longDay(nextDay))),
    giftFacts(gift),
    reachUs(),
  );
}
