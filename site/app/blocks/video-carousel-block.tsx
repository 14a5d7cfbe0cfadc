import { Carousel } from "~/ui/carousel/carousel";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";
import { carouselCopy } from "./carousel-copy";
import { VideoTile } from "./video/video-tile";

export default function VideoCarouselBlock({ block, videos }: BlockProps<"videoCarousel">) {
  const items = block.videos.flatMap(({ slug }) => {
    const video = videos[slug];
    return video ? [{ key: slug, content: <VideoTile video={video} level={block.title ? 3 : 2} /> }] : [];
  });
  return (
    <div className="video-carousel">
      <BlockTitle id={block.headingId} title={block.title} />
      <Carousel label={block.title ?? carouselCopy.videos} perView={4} words={carouselCopy} items={items} />
    </div>
  );
}
