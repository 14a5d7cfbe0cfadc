import { videoUrl } from "@pcf/contract/urls";
import type { Subject, Thing } from "./thing";

/** The video that the library's address names: then it is what the page is about. */
export function videoObject({ content, origin, search }: Subject): Thing | undefined {
  const video = content.videos.find(({ slug }) => slug === search.get("video"));
  if (!video) return undefined;
  const absolute = (address: string | undefined) => address && new URL(address, origin).href;
  return {
    "@type": "VideoObject",
    name: video.title,
    description: video.description ?? video.title,
    uploadDate: video.videoPublishedAt,
    duration: video.seconds ? `PT${video.seconds}S` : undefined,
    thumbnailUrl: absolute(video.poster?.sourceUrl),
    contentUrl: absolute(video.fileUrl),
    embedUrl: video.videoId && `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.videoId)}`,
    url: absolute(videoUrl(video.slug)),
  };
}
