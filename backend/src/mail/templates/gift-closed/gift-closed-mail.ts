import { formatAmount } from "@pcf/contract/donation/amount";
import { env } from "../../../env.ts";
import type { Donation } from "../../../payload-types.ts";
import { longDay } from "../days.ts";
import { letter } from "../letter.ts";
import { button, factTable, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./copy.ts";

/** Tells a donor that staff have closed a gift that was held, and keep nothing of it. `day` (`YYYY-MM-DD`) is when they gave. */
export const giftClosedMail = (gift: {
  firstName: string;
  amountCents: number;
  donationType: Donation["donationType"];
  day: string;
  orderId: string;
}) =>
  letter(
    copy,
    heading(copy.heading(gift.firstName)),
    paragraph(copy.happened[gift.donationType](formatAmount(gift.amountCents), longDay(gift.day))),
    paragraph(copy.refund),
    paragraph(copy.again),
    factTable([[copy.reference, gift.orderId]]),
    button(copy.form, new URL("/ways-to-give/donate-online", env.SITE_URL).href),
  );
