import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { lastReceiptDay } from "../../receipts/annual-receipts.ts";

const copy = {
  subject: "Your monthly gift is stopped",
  preview: "Nothing more is charged.",
  stopped: (amount: string) =>
    `Your monthly gift of ${amount} is stopped. Nothing more is charged, and your card is taken out of our payment service.`,
  onItsWay: (day: string) =>
    `One charge was already with the bank when the gift was stopped: the one that was due on ${day}. It may still appear on your card’s statement. Call us if you would like it back.`,
  ecardNotSent: "The e-card that was to go with this gift was not sent, and will not be.",
  ecardWaits: "Your e-card goes out if that charge goes through; otherwise it is not sent.",
  receipt: (year: number, day: string, minimum: string) =>
    `You still get one tax receipt for what you gave in ${year}, by ${day}, if it came to ${minimum} or more.`,
  ownPage: "On your own page you find your gifts and your tax receipts, of this year and of those before.",
  open: "See my gifts and receipts",
  thanks: "Thank you for all that you have given. It has helped, and it keeps helping.",
  thanksAnyway: "Thank you for your support.",
  again: (phone: string, email: string) =>
    `If you did not ask for this, or have a question, call us at ${phone} or write to ${email}.`,
} as const;

type StoppedGift = GiftInMail & {
  /** The due day of a charge that was with the bank already. */
  onItsWay: string | null;
  /** How the e-card of the gift stands; `null` where it has none. */
  ecard: "waits" | "not-sent" | "goes" | null;
  /** The years of which a receipt is still to come. */
  receiptYears: number[];
  /** Whether anything was ever given. */
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
    gift.ecard === "not-sent" ? paragraph(copy.ecardNotSent) : null,
    gift.ecard === "waits" ? paragraph(copy.ecardWaits) : null,
    ...gift.receiptYears.map((year) =>
      paragraph(copy.receipt(year, longDay(lastReceiptDay(year)), formatAmount(gift.minimumCents))),
    ),
    paragraph(gift.everGiven || gift.onItsWay ? copy.thanks : copy.thanksAnyway),
    paragraph(copy.ownPage),
    openGift(copy.open),
    paragraph(copy.again(companyContact("telTF"), companyContact("givingEmail"))),
    giftFacts(gift),
  );
