import { Gallery } from "~/ui/gallery/gallery";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";
import { carouselCopy } from "./carousel-copy";

export default function GalleryBlock({ block }: BlockProps<"gallery">) {
  return (
    <div>
      <BlockTitle id={block.headingId} title={block.title} />
      <Gallery
        label={block.title ?? carouselCopy.pictures}
        words={carouselCopy}
        items={block.images.map(({ image, caption }) => ({ key: image.sourceUrl, image, caption }))}
      />
    </div>
  );
}
