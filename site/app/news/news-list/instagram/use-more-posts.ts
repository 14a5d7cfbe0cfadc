import { useState } from "react";
import type { PostTile } from "./post-view";
import { tileOfFeedPost } from "./post-view";

type First = { tiles: PostTile[]; nextPageUrl: string | undefined };

/** The posts shown so far, and how to append those of the next page that the feed names. */
export function useMorePosts(first: First) {
  const [more, setMore] = useState<{ tiles: PostTile[]; nextPageUrl?: string }>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const known = new Set(first.tiles.map(({ id }) => id));
  const tiles = [...first.tiles, ...(more?.tiles ?? []).filter(({ id }) => !known.has(id))];
  const nextPageUrl = more ? more.nextPageUrl : first.nextPageUrl;

  async function loadMore(): Promise<void> {
    if (!nextPageUrl || state === "loading") return;
    setState("loading");
    try {
      const [{ instagramFeedSchema }, response] = await Promise.all([
        import("@pcf/contract/content/instagram-feed"),
        fetch(nextPageUrl),
      ]);
      if (!response.ok) throw new Error(`The feed answered ${response.status}`);
      const { data, next_page_url } = instagramFeedSchema.parse(await response.json());
      const added = [...(more?.tiles ?? []), ...data.map(tileOfFeedPost)];
      setMore({ tiles: added, nextPageUrl: next_page_url ?? undefined });
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { tiles, nextPageUrl, state, loadMore };
}
