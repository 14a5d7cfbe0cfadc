import { randomUUID } from "node:crypto";
import type { MonthlyGift } from "../../../payload-types.ts";
import type { DonateContext } from "../../give/donate.ts";
import { cardNumber } from "../../testing/donation-form.ts";
import { type CardAnswer, changeCard } from "../change-card.ts";

let cards = 0;
const addresses = () => `203.0.113.${cards % 250}`;

/** A donor gives another card for their gift, from an address of their own; a good one unless `number` is another. */
export function giveAnotherCard(
  context: DonateContext,
  gift: MonthlyGift,
  { number, key = randomUUID() }: { number?: string; key?: string } = {},
): Promise<CardAnswer> {
  cards += 1;
  const typed = number ?? cardNumber(420_000_000_000_000 + cards);
  return changeCard(context, gift, {
    key,
    ip: addresses(),
    cardIdentity: typed,
    paymentCard: { number: typed, expiry: "1230" },
  });
}
