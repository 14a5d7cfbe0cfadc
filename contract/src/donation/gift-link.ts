/** Search parameter of the pages of a gift: a token of it, as the link of a mail brings it. */
export const giftParameter = "gift";
/** Search parameter of the thank-you page: what became of such a link. */
export const linkParameter = "link";
/** Field of the form that asks for a new link (`POST /api/donations/gift-link`). */
export const giftTokenField = "token";

export type GiftLinkSearch = { [giftParameter]?: string; [linkParameter]?: "ended" | "sent" };

/** What such an address carries; empty where it carries nothing that could be ours. */
export function readGiftLink(search: URLSearchParams): GiftLinkSearch {
  const gift = search.get(giftParameter) ?? "";
  const link = search.get(linkParameter);
  return {
    ...(/^[\w.-]{1,200}$/.test(gift) && { [giftParameter]: gift }),
    ...((link === "ended" || link === "sent") && { [linkParameter]: link }),
  };
}
