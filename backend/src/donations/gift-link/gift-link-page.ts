import { type GiftLinkSearch, giftLinkPath } from "@pcf/contract/donation/gift-link";

/** Leads a browser to the page about links to a gift. */
export const giftLinkPage = (search: GiftLinkSearch): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: giftLinkPath(search), "Cache-Control": "no-store" },
  });
