import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-paused-until-copy.ts";

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
    { subject: copy.subject(day), preview: copy.preview, why: shared.why },
    greeting(gift),
    paragraph(copy.paused(formatAmount(gift.amountCents), day)),
    onItsWay ? paragraph(copy.onItsWay(longDay(onItsWay))) : null,
    paragraph(copy.remind),
    paragraph(copy.earlier(companyContact("telTF"))),
    openGift(),
    paragraph(copy.thanks),
    giftFacts(gift, { nextDay: resumeDay }),
  );
};
