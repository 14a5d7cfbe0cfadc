import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import type { MonthlyDecline } from "../../charge/decline-reason.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-failure-copy.ts";

/** Tells a monthly donor that a charge failed on `day`, why, and that it is tried again on `nextTryDay`. */
export const monthlyFailureMail = (
  gift: GiftInMail & { day: string; reason: MonthlyDecline; nextTryDay: string },
) =>
  letter(
    { ...copy, why: shared.why },
    greeting(gift),
    paragraph(copy.happened(formatAmount(gift.amountCents), longDay(gift.day))),
    paragraph(shared.reasons[gift.reason]),
    paragraph(copy.again(longDay(gift.nextTryDay))),
    gift.reason === "expired" ? paragraph(copy.newCard) : null,
    giftFacts(gift),
    reachUs(),
  );
