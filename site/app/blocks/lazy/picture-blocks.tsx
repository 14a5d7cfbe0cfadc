import { type BlockProps, BlockTitle } from "~/blocks/block";
import { Gallery } from "~/ui/carousel/carousel";
import { Figure } from "~/ui/picture/picture";

/** Of a row of pictures that has no title. */
const rowName = "Pictures";

export function GalleryBlock({ block }: BlockProps<"gallery">) {
  return (
    <div>
      <BlockTitle id={block.headingId} title={block.title} />
      <Gallery
        label={block.title ?? rowName}
        items={block.images.map(({ image, caption }) => ({ key: image.sourceUrl, image, caption }))}
      />
    </div>
  );
}

export function FigureBlock({ block }: BlockProps<"figure">) {
  return (
    <div className="block-column">
      <Figure image={block.image} caption={block.caption} />
    </div>
  );
}
