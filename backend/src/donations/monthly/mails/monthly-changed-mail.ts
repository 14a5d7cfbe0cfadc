import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-changed-copy.ts";

/** Tells a monthly donor that a paused gift goes on, with its next charge on `nextDay` (`YYYY-MM-DD`). */
export const monthlyResumedMail = (gift: GiftInMail & { nextDay: string }) => {
  const { subject, preview, text } = copy.resumed;
  const day = longDay(gift.nextDay);
  return letter(
    { subject, preview: preview(day), why: shared.why },
    greeting(gift),
    paragraph(text(formatAmount(gift.amountCents), day)),
    giftFacts(gift, { nextDay: gift.nextDay }),
    reachUs(),
  );
};

type ChangedGift = GiftInMail & {
  /** Its next charge, `YYYY-MM-DD`; `null` while it is paused, or while a charge is with the bank. */
  nextDay: string | null;
  /** A charge that was with the bank before the change. */
  onItsWay: { amountCents: number; dueDay: string } | null;
};

/** Tells a monthly donor what is charged each month from now on. */
export const monthlyAmountMail = ({ nextDay, onItsWay, ...gift }: ChangedGift) => {
  const { subject, preview, text, next, notYou, onItsWay: late } = copy.amount;
  const amount = formatAmount(gift.amountCents);
  const isLate = onItsWay !== null && onItsWay.amountCents !== gift.amountCents;
  return letter(
    { subject, preview: preview(amount), why: shared.why },
    greeting(gift),
    paragraph(text(amount)),
    nextDay ? paragraph(next(longDay(nextDay))) : null,
    isLate ? paragraph(late(formatAmount(onItsWay.amountCents), longDay(onItsWay.dueDay))) : null,
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift, nextDay ? { nextDay } : {}),
    reachUs(),
  );
};
