import { videoUrl } from "@pcf/contract/urls";
import { useState } from "react";
import { type BlockProps, BlockTitle } from "~/blocks/block";
import type { VideoView } from "~/content/views/video-view";
import { VideoCard } from "~/ui/card/video-card";
import { Carousel } from "~/ui/carousel/carousel";
import { VideoDialog, videoLength } from "./video-player";

/** Of a row of videos that has no title. */
const rowName = "Videos";

const asWideAsText = "(min-width: 50rem) 46rem, 92vw";

export function VideoBlock({ block, videos }: BlockProps<"video">) {
  const video = videos[block.video.slug];
  return video ? (
    <figure className="video-block">
      <VideoTile video={video} level="none" sizes={asWideAsText} />
      {block.caption && <figcaption className="video-caption">{block.caption}</figcaption>}
    </figure>
  ) : null;
}

export function VideoCarouselBlock({ block, videos }: BlockProps<"videoCarousel">) {
  const items = block.videos.flatMap(({ slug }) => {
    const video = videos[slug];
    return video ? [{ key: slug, content: <VideoTile video={video} level={block.title ? 3 : 2} /> }] : [];
  });
  return (
    <div className="video-carousel">
      <BlockTitle id={block.headingId} title={block.title} />
      <Carousel label={block.title ?? rowName} perView={4} items={items} />
    </div>
  );
}

/** A video on a page: its card, and the player over the page once it is pressed. Nothing of the video loads before. */
function VideoTile({ video, level, sizes }: { video: VideoView; level: 2 | 3 | "none"; sizes?: string }) {
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
        sizes={sizes}
      />
      <VideoDialog video={playing ? video : undefined} onClose={() => setPlaying(false)} />
    </>
  );
}
