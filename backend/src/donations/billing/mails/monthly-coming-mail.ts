import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-coming-copy.ts";

/** Tells a monthly donor some days ahead that the first charge is coming. */
export const monthlyComingMail = (gift: GiftInMail & { firstBillingDay: string }) => {
  const day = longDay(gift.firstBillingDay);
  return letter(
    { subject: copy.subject, preview: copy.preview(day), why: shared.why },
    greeting(gift),
    paragraph(copy.happens(formatAmount(gift.amountCents), day)),
    paragraph(copy.nothing),
    giftFacts(gift, { nextDay: gift.firstBillingDay }),
    reachUs(),
  );
};

/** Tells a monthly donor some days ahead that a pause ends, with a charge on `nextDay` (`YYYY-MM-DD`). */
export const monthlyGoesOnMail = (gift: GiftInMail & { nextDay: string }) => {
  const { subject, preview, text } = copy.goesOn;
  const day = longDay(gift.nextDay);
  return letter(
    { subject, preview: preview(day), why: shared.why },
    greeting(gift),
    paragraph(text(formatAmount(gift.amountCents), day)),
    giftFacts(gift, { nextDay: gift.nextDay }),
    reachUs(),
  );
};
