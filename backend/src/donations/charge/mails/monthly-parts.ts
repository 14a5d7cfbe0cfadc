import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import { givingUrls } from "@pcf/contract/urls";
import { Fragment, createElement as h } from "react";
import { env } from "../../../env.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { MonthlyGift } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { copy } from "./monthly-words-copy.ts";

/** What the mails about a monthly gift tell of it. */
export type GiftInMail = Pick<MonthlyGift, "firstName" | "amountCents" | "orderId" | "cardEnding"> & {
  /** Greets somebody who has no other name. */
  lastName?: string;
  donationArea: string;
};

export const greeting = (gift: GiftInMail) => heading(copy.hello(greetingName(calledName(gift))));

/** The way to the donor's own page, which mails them a link. */
export const openGift = (words: string = copy.open) =>
  button(words, new URL(givingUrls.myGifts, env.SITE_URL).href);

/** How the donor changes the gift: the one place in which the mails say so. */
export const reachUs = () =>
  h(
    Fragment,
    null,
    openGift(),
    paragraph(copy.reachUs(companyContact("telTF"), companyContact("givingEmail"))),
  );

export const giftFacts = (gift: GiftInMail, { nextDay }: { nextDay?: string | undefined } = {}) =>
  factTable([
    [copy.amount, formatAmount(gift.amountCents)],
    ...(nextDay ? [[copy.next, longDay(nextDay)] as const] : []),
    ...(gift.cardEnding ? [[copy.card, copy.cardEnding(gift.cardEnding)] as const] : []),
    [copy.area, gift.donationArea],
    [copy.reference, gift.orderId],
  ]);
