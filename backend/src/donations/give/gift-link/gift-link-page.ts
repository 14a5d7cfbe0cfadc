import type { GiftLinkSearch } from "@pcf/contract/donation/gift-link";
import { giftLinkUrl } from "@pcf/contract/urls";

/** Leads a browser to the page about links to a gift. */
export const giftLinkPage = (search: GiftLinkSearch): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: giftLinkUrl(search), "Cache-Control": "no-store" },
  });
