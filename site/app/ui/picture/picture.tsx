import type { Image } from "@pcf/contract/content/media";
import { preload } from "react-dom";
import { classes } from "~/ui/classes";

type PictureProps = {
  image: Image;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In place of the picture's own; "" where the text beside it says the same. */
  alt?: string;
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A picture of the content backend in the width and format that fit, cropped around its focal point. */
export function Picture({ image, sizes, alt = image.alt, priority, className }: PictureProps) {
  if (priority) {
    // The first thing in the head, so that it is on its way before the styles and the menus have arrived.
    preload(image.sourceUrl, {
      as: "image",
      fetchPriority: "high",
      imageSrcSet: image.srcSetWebp ?? image.srcSet,
      imageSizes: sizes,
      type: image.srcSetWebp ? "image/webp" : undefined,
    });
  }
  return (
    <picture>
      {image.srcSetWebp && <source type="image/webp" srcSet={image.srcSetWebp} sizes={sizes} />}
      <img
        src={image.sourceUrl}
        srcSet={image.srcSet}
        sizes={image.srcSet ? sizes : undefined}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
        className={classes(focalClass(image.focalX, image.focalY), className)}
      />
    </picture>
  );
}

const tens = (percent: number | null | undefined) =>
  Math.round(Math.min(100, Math.max(0, percent ?? 50)) / 10) * 10;

/** Classes that keep the focal point (percent of width and height) in view when a picture is cropped. */
export function focalClass(x?: number | null, y?: number | null): string {
  return `focal focal-x-${tens(x)} focal-y-${tens(y)}`;
}

/** A picture in a text, with its caption and the credit where one is asked for. */
export function Figure({
  image,
  caption,
  sizes = "(min-width: 56rem) 44rem, 92vw",
}: {
  image: Image;
  caption?: string;
  sizes?: string;
}) {
  return (
    <figure className="figure">
      <Picture image={image} sizes={sizes} />
      {(caption || image.credit) && (
        <figcaption>
          {caption} {image.credit && <small>{image.credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
