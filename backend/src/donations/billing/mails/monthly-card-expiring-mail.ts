import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-card-expiring-copy.ts";

/** Tells a monthly donor that the card expires after `lastDay` (`YYYY-MM-DD`). */
export const monthlyCardExpiringMail = (gift: GiftInMail & { lastDay: string }) =>
  letter(
    { ...copy, why: shared.why },
    greeting(gift),
    paragraph(copy.happens(longDay(gift.lastDay))),
    paragraph(copy.todo),
    giftFacts(gift),
    reachUs(),
  );
