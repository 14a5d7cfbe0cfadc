import type { Donation } from "../../payload-types.ts";
import { depositOf } from "./enter-gift.ts";

/** Where the form of a gift is, below the admin's own address. */
export const enterPath = "/gifts/new";

/** The form for the next of a pile: what is the same of all of it is kept in its address. */
export function nextForm(gift: Donation): `/${string}` {
  const deposit = depositOf(gift);
  const kept = new URLSearchParams({
    how: gift.method,
    day: gift.giftDay ?? "",
    area: gift.donationArea,
    ...(deposit !== null && { deposit: String(deposit) }),
    entered: String(gift.id),
  });
  return `${enterPath}?${kept}`;
}
