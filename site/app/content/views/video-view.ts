import type { SiteContent } from "~/content/site-content";
import { charityDay } from "./charity-day";

/**
 * A video: a clip of our own with its captions (`fileUrl`, `captionsUrl`), or one on the video site (`videoId`). `date` is
 * the day or ISO time of its publication, `day` that day on the charity's clock, `transcript` its words as HTML.
 */
export type VideoView = ReturnType<typeof toVideoView>;

export function toVideoView(document: SiteContent["videos"][number]) {
  const { slug, title, description, poster, videoId, fileUrl, captionsUrl, transcript } = document;
  return {
    slug,
    title,
    description,
    date: document.videoPublishedAt,
    day: charityDay(document.videoPublishedAt),
    seconds: document.seconds ?? undefined,
    poster,
    videoId,
    fileUrl,
    captionsUrl,
    transcript,
  };
}
