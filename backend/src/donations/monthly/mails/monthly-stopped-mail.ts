import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { letter } from "../../../mail/letter.ts";
import { paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, openGift } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import { lastReceiptDay } from "../../receipts/annual-receipts.ts";
import { copy } from "./monthly-stopped-copy.ts";

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
