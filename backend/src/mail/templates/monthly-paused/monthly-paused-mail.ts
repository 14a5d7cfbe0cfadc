import { formatAmount } from "@pcf/contract/donation/amount";
import { companyContact } from "../../../company.ts";
import type { MonthlyDecline } from "../../../donations/monthly/decline-reason.ts";
import { letter } from "../letter.ts";
import { paragraph } from "../mail-parts.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../monthly-words/monthly-parts.ts";
import { copy as shared } from "../monthly-words/monthly-words-copy.ts";
import { copy } from "./monthly-paused-copy.ts";

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
