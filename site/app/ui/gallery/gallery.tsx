import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { Carousel } from "~/ui/carousel/carousel";
import { Figure } from "~/ui/figure/figure";

export type GalleryItem = {
  key: string;
  image?: Image;
  caption?: string /** A player or other content instead of a picture. */;
  content?: ReactNode;
};

type GalleryProps = {
  label: string;
  items: readonly GalleryItem[];
  perView?: 1 | 2 | 3;
  words: { previous: string; next: string; item: (item: number, of: number) => string };
};

/** Pictures and videos in a row, each with its caption. */
export function Gallery({ label, items, perView = 2, words }: GalleryProps) {
  return (
    <div className="gallery">
      <Carousel
        label={label}
        perView={items.length === 1 ? 1 : perView}
        words={words}
        items={items.map(({ key, image, caption, content }) => ({
          key,
          content:
            content ??
            (image && <Figure image={image} caption={caption} sizes="(min-width: 44rem) 50vw, 92vw" />),
        }))}
      />
    </div>
  );
}
