/** Search parameter of the pages of a gift: a token of it, as the link of a mail brings it. */
export const giftParameter = "gift";
/** Search parameter of the thank-you page: what became of such a link. */
export const linkParameter = "link";
/** Field of the form that asks for a new link (`POST /api/donations/gift-link`). */
export const giftTokenField = "token";

export type GiftLinkSearch = { [giftParameter]?: string; [linkParameter]?: "ended" | "sent" };

/** Path of the page of a gift, with search. */
export const giftLinkPath = (search: GiftLinkSearch): string =>
  `/ways-to-give/thank-you?${new URLSearchParams(search)}`;
