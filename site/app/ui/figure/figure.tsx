import type { Image } from "@pcf/contract/content/media";
import { Picture } from "~/ui/picture/picture";

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
