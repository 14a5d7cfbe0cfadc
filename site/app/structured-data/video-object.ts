import { videoUrl } from "@pcf/contract/urls";
import { toVideoView } from "~/content/video-view";
import type { Subject, Thing } from "./thing";

/** The video that the library's address names: then it is what the page is about. */
export function videoObject({ content, origin, search }: Subject): Thing | undefined {
  const named = content.videos.find(({ slug }) => slug === search.get("video"));
  if (!named) return undefined;
  const video = toVideoView(named);
  const absolute = (address: string | undefined) => address && new URL(address, origin).href;
  return {
    "@type": "VideoObject",
    name: video.title,
    description: video.description ?? video.title,
    uploadDate: video.date,
    duration: video.seconds ? `PT${video.seconds}S` : undefined,
    thumbnailUrl: absolute(video.poster?.sourceUrl),
    contentUrl: absolute(video.fileUrl),
    embedUrl: video.videoId && `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.videoId)}`,
    url: absolute(videoUrl(video.slug)),
  };
}
