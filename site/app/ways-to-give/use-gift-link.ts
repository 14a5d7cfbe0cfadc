import { readGiftLink } from "@pcf/contract/donation/gift-link";
import { useSearchParams } from "react-router";

/** What a link to a gift has brought in the address: its token, and what became of the link. */
export function useGiftLink(): { token: string | null; link: string | null } {
  const [search] = useSearchParams();
  const { gift = null, link = null } = readGiftLink(search);
  return { token: gift, link };
}
