import { instagramPageSize } from "@pcf/contract/constants";
import type { InstagramFeed, InstagramPost } from "@pcf/contract/content/instagram-feed";
import type { VideoFeed } from "@pcf/contract/content/video-feed";
import { instagramFeedUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { shownPosts } from "../content/instagram-posts.ts";
import { mediaPath } from "../content/media/source-set.ts";
import type { Media, InstagramPost as Post, Video } from "../payload-types.ts";

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

type Related = number | Media | null | undefined;

const loaded = (related: Related): Media | undefined =>
  typeof related === "object" ? (related ?? undefined) : undefined;

/** Address of a related file as it was uploaded. */
export function fileAddress(related: Related): string | undefined {
  const filename = loaded(related)?.filename;
  return filename ? mediaPath(filename) : undefined;
}

/** Address of a related picture about as wide as asked for. */
export function pictureAddress(related: Related, width: 400 | 800 | 1200): string | undefined {
  const filename = loaded(related)?.sizes?.[`jpeg${width}`]?.filename;
  return filename ? mediaPath(filename) : fileAddress(related);
}

/** What a related picture shows. */
export const alternativeText = (related: Related): string | undefined => loaded(related)?.alt;

const stillWidth = { width: 400, height: 225 };

/** Picture of a video: our own, or the video site's by the video's id. */
export const videoStill = ({ poster, videoId }: Pick<Video, "poster" | "videoId">): string | undefined =>
  pictureAddress(poster, 800) ?? (videoId ? `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg` : undefined);

function feedVideo(video: Video): VideoFeed["videos"][number] {
  const url = videoStill(video);
  const playlists = (video.playlists ?? []).flatMap((each) => (typeof each === "object" ? [each.slug] : []));
  return {
    title: video.title,
    videoId: video.videoId || video.slug,
    playlist_id: JSON.stringify(playlists),
    thumbnails: JSON.stringify(url ? { medium: { url, ...stillWidth } } : {}),
    description: video.description ?? "",
    videoPublishedAt: video.videoPublishedAt,
    ...(video.videoId ? {} : { fileUrl: fileAddress(video.file), captionsUrl: fileAddress(video.captions) }),
  };
}

/** Every published video, newest first, and the playlists in their order. A playlist's id is its slug. */
export async function videoFeed(payload: Payload): Promise<VideoFeed> {
  const [videos, playlists] = await Promise.all([
    payload.find({
      collection: "videos",
      where: { _status: { equals: "published" } },
      sort: "-videoPublishedAt",
      depth: 1,
      pagination: false,
    }),
    payload.find({ collection: "playlists", sort: "order", depth: 0, pagination: false }),
  ]);
  return {
    videos: videos.docs.map(feedVideo),
    playlists: playlists.docs.map(({ title, slug, playListId }) => ({
      title,
      id: slug,
      playListId: playListId ?? slug,
    })),
  };
}
