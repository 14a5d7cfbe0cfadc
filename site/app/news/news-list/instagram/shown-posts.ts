import { instagramPageSize } from "@pcf/contract/constants";
import { instagramFeedUrl } from "@pcf/contract/urls";

/** How many of `all` posts are shown for what `?posts=` asks, and the feed's page that comes next, if there is one. */
export function shownPosts(all: number, asked: string | null) {
  const pages = Math.max(1, Math.ceil((Number.parseInt(asked ?? "", 10) || 1) / instagramPageSize));
  const shown = Math.min(pages * instagramPageSize, all);
  return { shown, nextPageUrl: shown < all ? instagramFeedUrl(shown / instagramPageSize + 1) : undefined };
}
