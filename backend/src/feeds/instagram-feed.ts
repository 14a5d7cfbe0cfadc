import { instagramPageSize } from "@pcf/contract/constants";
import type { InstagramFeed, InstagramPost } from "@pcf/contract/content/instagram-feed";
import { instagramFeedUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { shownPosts } from "../content/instagram-posts.ts";
import type { InstagramPost as Post } from "../payload-types.ts";
import { alternativeText, fileAddress, pictureAddress } from "./media-of.ts";

type Copies = Pick<Post, "image" | "video"> & { media_type: "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM" };

const addresses = ({ media_type, image, video }: Copies) => ({
  media_url: (media_type === "VIDEO" ? fileAddress(video) : pictureAddress(image, 1200)) ?? "",
  thumbnail_url: pictureAddress(image, 800),
});

function feedPost(post: Post): InstagramPost {
  const album = (post.children ?? []).map((item, index) => ({
    id: item.id ?? `${post.postId}${index}`,
    media_type: item.media_type,
    ...addresses(item),
    alt: item.alt || alternativeText(item.image),
  }));
  const own = addresses(post);
  return {
    id: post.postId,
    media_type: post.media_type,
    media_url: own.media_url || album[0]?.media_url || "",
    thumbnail_url: own.thumbnail_url,
    timestamp: post.timestamp,
    caption: post.caption ?? undefined,
    alt: post.alt || (alternativeText(post.image) ?? album[0]?.alt),
    children: post.media_type === "CAROUSEL_ALBUM" ? JSON.stringify({ data: album }) : undefined,
  };
}

/** A page of the posts, newest first. The address of the next page is `null` on the last. */
export async function instagramFeed(payload: Payload, page: number): Promise<InstagramFeed> {
  const { docs, hasNextPage } = await payload.find({
    collection: "instagramPosts",
    where: shownPosts,
    sort: "-timestamp",
    limit: instagramPageSize,
    page,
    depth: 1,
  });
  return { data: docs.map(feedPost), next_page_url: hasNextPage ? instagramFeedUrl(page + 1) : null };
}
