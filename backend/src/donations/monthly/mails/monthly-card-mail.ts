import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { copy } from "./monthly-changed-copy.ts";

/**
 * What comes next for a gift with another card: its charge on `day` (`YYYY-MM-DD`), or the days of other kinds; or nothing,
 * as it is paused without an end (`paused`) or a charge is with the bank already (`onItsWay`, with its due day).
 */
export type AfterCardChange =
  | { next: "next" | "again" | "goesOn" | "pausing" | "onItsWay"; day: string }
  | { next: "paused" };

/** Tells a monthly donor that the gift is charged to another card from now on, and what comes next. */
export const monthlyCardMail = (gift: Omit<GiftInMail, "cardEnding">, after: AfterCardChange) => {
  const { subject, preview, text, notYou, paused } = copy.card;
  const isCharged = after.next === "next" || after.next === "again" || after.next === "goesOn";
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text(formatAmount(gift.amountCents))),
    paragraph(after.next === "paused" ? paused : copy.card[after.next](longDay(after.day))),
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift, isCharged ? { nextDay: after.day } : {}),
    reachUs(),
  );
};

/** Tells a monthly donor, who was told that it is being checked, that the gift stays with the card that it had. */
export const monthlyCardNotChangedMail = (gift: GiftInMail & { day: string }) => {
  const { subject, preview, text, again } = copy.cardNot;
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text(longDay(gift.day))),
    paragraph(again),
    giftFacts(gift),
    reachUs(),
  );
};
