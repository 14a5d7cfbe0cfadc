import type { FeedVideo, VideoFeed } from "@pcf/contract/content/video-feed";
import * as z from "zod/mini";
import { noHtml } from "~/content/html/safe-html";
import type { SiteContent } from "~/content/site-content";
import { charityDay } from "~/content/views/charity-day";
import { toVideoView, type VideoView } from "~/content/views/video-view";

/** A video as the library shows it; `playlists` are the keys of `LibraryPlaylist`. */
export type LibraryVideo = VideoView & { playlists: string[] };
export type LibraryPlaylist = { key: string; title: string };
export type Library = { videos: LibraryVideo[]; playlists: LibraryPlaylist[] };

const newestFirst = (a: LibraryVideo, b: LibraryVideo) => b.date.localeCompare(a.date);

/** The library of the content snapshot, newest first. */
export function libraryOf({ videos, playlists }: Pick<SiteContent, "videos" | "playlists">): Library {
  return {
    playlists: playlists.map(({ slug, title }) => ({ key: slug, title })),
    videos: videos
      .map((video) => ({ ...toVideoView(video), playlists: video.playlists.map(({ slug }) => slug) }))
      .sort(newestFirst),
  };
}

const playlistIds = z.array(z.string());
const thumbnails = z.object({ medium: z.object({ url: z.string() }) });

/** JSON text of the feed by its schema, or undefined where it does not fit. */
function jsonText<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function videoOfFeed(video: FeedVideo): LibraryVideo {
  const still = jsonText(thumbnails, video.thumbnails)?.medium.url;
  return {
    slug: video.videoId,
    title: video.title,
    description: video.description,
    videoId: video.fileUrl ? undefined : video.videoId,
    date: video.videoPublishedAt,
    day: charityDay(video.videoPublishedAt),
    playlists: jsonText(playlistIds, video.playlist_id) ?? [],
    poster: still
      ? { sourceUrl: still, alt: "", srcSet: undefined, srcSetWebp: undefined, credit: undefined }
      : undefined,
    fileUrl: video.fileUrl,
    captionsUrl: video.captionsUrl,
    transcript: noHtml,
    chapters: [],
    seconds: undefined,
  };
}

/** The library as `GET /api/videos` knows it. */
export function libraryOfFeed(feed: VideoFeed): Library {
  return {
    playlists: feed.playlists.map(({ id, title }) => ({ key: id, title })),
    videos: feed.videos.map(videoOfFeed).sort(newestFirst),
  };
}
