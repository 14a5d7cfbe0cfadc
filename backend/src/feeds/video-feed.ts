import type { VideoFeed } from "@pcf/contract/content/video-feed";
import type { Payload } from "payload";
import type { Video } from "../payload-types.ts";
import { fileAddress, pictureAddress } from "./media-of.ts";

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
