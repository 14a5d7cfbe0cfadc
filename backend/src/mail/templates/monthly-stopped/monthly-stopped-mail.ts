import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { companyContact } from "../../../company.ts";
import { letter } from "../letter.ts";
import { paragraph } from "../mail-parts.ts";
import { giftFacts, greeting, type ToldGift } from "../monthly-words/monthly-parts.ts";
import { copy as shared } from "../monthly-words/monthly-words-copy.ts";
import { copy } from "./monthly-stopped-copy.ts";

type StoppedGift = ToldGift & {
  /** The due day of a charge that was with the bank already. */
  onItsWay: string | null;
  /** Whether something was given in the year of the stop, and at all. */
  given: boolean;
  everGiven: boolean;
  /** The least that a year's gifts come to with a receipt. */
  minimumCents: number;
};

/** Tells a monthly donor that the gift is over. */
export const monthlyStoppedMail = (gift: StoppedGift) =>
  letter(
    { ...copy, why: shared.why },
    greeting(gift),
    paragraph(copy.stopped(formatAmount(gift.amountCents))),
    gift.onItsWay ? paragraph(copy.onItsWay(longDay(gift.onItsWay))) : null,
    gift.given || gift.onItsWay ? paragraph(copy.receipt(formatAmount(gift.minimumCents))) : null,
    paragraph(gift.everGiven || gift.onItsWay ? copy.thanks : copy.thanksAnyway),
    paragraph(copy.again(companyContact("telTF"), companyContact("givingEmail"))),
    giftFacts(gift),
  );
