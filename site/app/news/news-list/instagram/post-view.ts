import { instagramPageSize } from "@pcf/contract/constants";
import type { InstagramDocument } from "@pcf/contract/content/instagram";
import type { InstagramPost } from "@pcf/contract/content/instagram-feed";
import type { Image } from "@pcf/contract/content/media";
import { instagramFeedUrl } from "@pcf/contract/urls";
import { charityDay } from "~/content/views/charity-day";

/** A post as a square in the grid. */
export type PostTile = { id: string; kind: InstagramPost["media_type"]; label: string; image?: Image };

/** A post as the viewer shows it: one picture or video, or several of an album. */
export type PostView = {
  id: string;
  /** Of its publication, where the charity is. */
  day: string;
  caption: string;
  items: { key: string; image?: Image; videoUrl?: string }[];
  /** Ids of all posts in their order; the row wraps. */
  row: string[];
};

/** Newest first. */
export function postsNewestFirst(posts: readonly InstagramDocument[]): InstagramDocument[] {
  return [...posts].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}

export function tileOf(post: InstagramDocument): PostTile {
  const [first] = post.children;
  const image = post.image ?? first?.image;
  return {
    id: post.postId,
    kind: post.media_type,
    label: label(post.caption, post.alt ?? (post.image ? undefined : first?.alt) ?? image?.alt),
    image: image && { ...image, alt: "" },
  };
}

/** The same of a post that the feed of the donation host answered. */
export function tileOfFeedPost(post: InstagramPost): PostTile {
  const sourceUrl = post.thumbnail_url ?? (post.media_type === "VIDEO" ? undefined : post.media_url);
  return {
    id: post.id,
    kind: post.media_type,
    label: label(post.caption, post.alt),
    image: sourceUrl
      ? { sourceUrl, alt: "", srcSet: undefined, srcSetWebp: undefined, credit: undefined }
      : undefined,
  };
}

/** The post that the viewer is to show; nothing where the id is not a number or no post has it. */
export function postView(posts: readonly InstagramDocument[], id: string): PostView | undefined {
  const post = posts.find(({ postId }) => postId === id);
  if (!post) return undefined;
  const copies =
    post.media_type === "CAROUSEL_ALBUM" && post.children.length > 0
      ? post.children
      : [{ ...post, id: post.postId }];
  return {
    id,
    day: charityDay(post.timestamp),
    caption: post.caption ?? "",
    items: copies.map(({ alt, image, video, media_type }, index) => ({
      key: String(index),
      image: image && { ...image, alt: alt ?? (image.alt || post.alt || "") },
      videoUrl: media_type === "VIDEO" ? video?.sourceUrl : undefined,
    })),
    row: posts.map(({ postId }) => postId),
  };
}

/** The id so many places after this one in the row, which wraps. */
export function neighbour(row: readonly string[], id: string, step: 1 | -1): string {
  return row[(row.indexOf(id) + step + row.length) % row.length] ?? id;
}

/** The first sentence of the caption, or what the picture shows. */
function label(caption: string | undefined, alt: string | undefined): string {
  return caption?.match(/^.+?[.!?](?=\s|$)/s)?.[0] ?? caption ?? alt ?? "";
}

/** How many of `all` posts are shown for what `?posts=` asks, and the feed's page that comes next, if there is one. */
export function visiblePosts(all: number, requested: string | null) {
  const pages = Math.max(1, Math.ceil((Number.parseInt(requested ?? "", 10) || 1) / instagramPageSize));
  const shown = Math.min(pages * instagramPageSize, all);
  return { shown, nextPageUrl: shown < all ? instagramFeedUrl(shown / instagramPageSize + 1) : undefined };
}
