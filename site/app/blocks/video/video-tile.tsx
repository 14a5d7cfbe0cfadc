import { videoUrl } from "@pcf/contract/urls";
import { useState } from "react";
import type { VideoView } from "~/content/views/video-view";
import { VideoCard } from "~/ui/card/video-card";
import { VideoDialog } from "./video-dialog";
import { videoLength } from "./video-length";

/** A video on a page: its card, and the player over the page once it is pressed. Nothing of the video loads before. */
export function VideoTile({ video, level }: { video: VideoView; level: 2 | 3 | 4 }) {
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <VideoCard
        href={videoUrl(video.slug)}
        onPlay={() => setPlaying(true)}
        title={video.title}
        poster={video.poster}
        length={videoLength(video.seconds)}
        level={level}
      />
      <VideoDialog video={playing ? video : undefined} onClose={() => setPlaying(false)} />
    </>
  );
}
