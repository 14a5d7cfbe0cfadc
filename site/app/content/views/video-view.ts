import { secondsOfFilmTime } from "@pcf/contract/content/film-time";
import type { SiteContent } from "~/content/site-content";
import { charityDay } from "./charity-day";

/**
 * A video: a clip of our own with its captions (`fileUrl`, `captionsUrl`), or one on the video site (`videoId`). `date` is
 * the day or ISO time of its publication, `day` that day on the charity's clock, `transcript` its words as HTML. Of a chapter, `clock` is its begin in words (`1:05`) and `start` the same in seconds.
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
    chapters: document.chapters.map(({ title, start: clock }) => ({
      title,
      clock,
      start: secondsOfFilmTime(clock) ?? 0,
    })),
  };
}
