import { giftParameter, linkParameter } from "@pcf/contract/donation/gift-link";
import { useSearchParams } from "react-router";

/** What a link to a gift has brought in the address: its token, and what became of the link. */
export function useGiftLink(): { token: string | null; link: string | null } {
  const [search] = useSearchParams();
  return { token: search.get(giftParameter), link: search.get(linkParameter) };
}
