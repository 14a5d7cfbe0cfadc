import { formatAmount } from "@pcf/contract/donation/amount";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
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
