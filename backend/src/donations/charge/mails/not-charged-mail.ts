import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { givingUrls } from "@pcf/contract/urls";
import { env } from "../../../env.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { DonationKind } from "../../record/donation-kind.ts";
import { closedCopy, copy } from "./not-charged-copy.ts";

/**
 * Tells a donor that a gift whose outcome was not known was not charged, or that staff have closed one that was held and
 * keep nothing of it. `day` (`YYYY-MM-DD`) is when they gave.
 */
export const notChargedMail = (gift: {
  firstName: string;
  amountCents: number;
  donationKind: Exclude<DonationKind, "card-change">;
  day: string;
  orderId: string;
  closedByStaff: boolean;
  /** Of an instalment: whether the monthly gift goes on. */
  goesOn?: boolean;
}) => {
  const words = gift.closedByStaff ? closedCopy : copy;
  // Who gives every month is not asked to give again because of one of them.
  const mayGiveAgain = gift.donationKind !== "instalment";
  return letter(
    { ...words, why: words.why[gift.donationKind] },
    heading(words.heading(greetingName(gift.firstName))),
    paragraph(words.happened[gift.donationKind](formatAmount(gift.amountCents), longDay(gift.day))),
    paragraph(words.account),
    gift.goesOn ? paragraph(closedCopy.goesOn) : null,
    mayGiveAgain ? paragraph(words.again) : null,
    factTable([[words.reference, gift.orderId]]),
    mayGiveAgain ? button(words.form, new URL(givingUrls.form, env.SITE_URL).href) : null,
  );
};
