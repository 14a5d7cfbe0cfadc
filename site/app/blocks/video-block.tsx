import type { BlockProps } from "./block-props";
import { VideoTile } from "./video/video-tile";

export default function VideoBlock({ block, videos }: BlockProps<"video">) {
  const video = videos[block.video.slug];
  return video ? (
    <div className="video-block">
      <VideoTile video={video} level={2} />
      {block.caption && <p className="video-caption">{block.caption}</p>}
    </div>
  ) : null;
}
