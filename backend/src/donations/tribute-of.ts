import type { Donation } from "../payload-types.ts";

/**
 * Whom a donation honours or remembers, and the greeting card that tells of it. The columns are called `gift` and `card`;
 * everywhere else a gift is the money and a card is the one it is paid with.
 */
export const tributeOf = ({ gift, card }: Pick<Donation, "gift" | "card">) => ({
  tribute: gift,
  tributeCard: card,
});
