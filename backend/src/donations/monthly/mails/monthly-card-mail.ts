import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

const copy = {
  changed: {
    subject: "The card of your monthly gift has changed",
    preview: "Your bank has accepted the new card.",
    text: (amount: string) =>
      `You have changed the card of your monthly gift of ${amount}. Your bank has accepted the new card, and nothing was charged by that. Charges from now on go to it, and your earlier card is removed from our payment service.`,
    next: (day: string) => `The next charge is on ${day}.`,
    again: (day: string) =>
      `This month’s gift is still to be charged, since the bank declined it with your earlier card. We try it again on ${day}, with the new card.`,
    goesOn: (day: string) =>
      `Your gift was paused, since the bank had declined your earlier card. It goes on now: the next charge is on ${day}, then on the 15th of each month. The months in between are not charged later.`,
    pausing: (day: string) => `The gift stays paused, as you asked. It goes on with the charge on ${day}.`,
    paused: "The gift stays paused: nothing is charged until you tell us to go on.",
    onItsWay: (day: string) =>
      `One charge was already with the bank when you changed the card: the one that was due on ${day}. It is still made with your earlier card.`,
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
  first: {
    subject: "Your monthly gift goes on",
    preview: "Your bank has accepted the card.",
    text: (amount: string) =>
      `You have given us a card for your monthly gift of ${amount}, which you began before our new website. Your bank has accepted it, and nothing was charged by that.`,
    begins: (day: string) =>
      `The next charge is on ${day}, then on the 15th of each month. The months in between are not charged later.`,
  },
  notChanged: {
    subject: "The card of your monthly gift was not changed",
    preview: "It stays with the card that it had.",
    text: (day: string) =>
      `On ${day} you gave us another card for your monthly gift, and we could not tell you at once what became of it. Now we know: it did not go through, and nothing has changed. The gift stays with the card that it had.`,
    again: "You can try again on your own page, with the same card or another one.",
  },
} as const;

/**
 * What comes next for a gift with another card: its charge on `day` (`YYYY-MM-DD`), or the days of other kinds; or nothing,
 * as it is paused without an end (`paused`) or a charge is with the bank already (`onItsWay`, with its due day). `begins`: it
 * is the first card of a gift that came over from the former system without one.
 */
export type AfterCardChange =
  | { next: "next" | "again" | "goesOn" | "begins" | "pausing" | "onItsWay"; day: string }
  | { next: "paused" };

const comesNext = { ...copy.changed, begins: copy.first.begins };

/** Tells a monthly donor that the gift is charged to another card from now on, and what comes next. */
export const monthlyCardMail = (gift: Omit<GiftInMail, "cardEnding">, after: AfterCardChange) => {
  const { notYou, paused } = copy.changed;
  const { subject, preview, text } = after.next === "begins" ? copy.first : copy.changed;
  const nextDay =
    after.next === "paused" || after.next === "pausing" || after.next === "onItsWay" ? undefined : after.day;
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text(formatAmount(gift.amountCents))),
    paragraph(after.next === "paused" ? paused : comesNext[after.next](longDay(after.day))),
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift, nextDay === undefined ? {} : { nextDay }),
    reachUs(),
  );
};

/** Tells a monthly donor, who was told that it is being checked, that the gift stays with the card that it had. */
export const monthlyCardNotChangedMail = (gift: GiftInMail & { day: string }) => {
  const { subject, preview, text, again } = copy.notChanged;
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text(longDay(gift.day))),
    paragraph(again),
    giftFacts(gift),
    reachUs(),
  );
};

/** Tells a donor who was told that it is being checked that the card was not changed, unless the gift is over anyway. */
export async function mailCardNotChanged(payload: Payload, change: Donation): Promise<void> {
  const [gift] = await giftsWhere(payload, { id: { equals: relatedId(change.monthlyGift) } });
  if (!gift || gift.state === "stopped") return;
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyCardNotChangedMail({ ...gift, day: charityDay(new Date(change.createdAt)) })),
    key: `monthly-card-not-changed:${change.orderId}`,
    kind: "monthly-changed",
  });
}
