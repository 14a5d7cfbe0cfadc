import type { EventGalleryView } from "~/content/event-view";
import type { GalleryItem } from "~/ui/gallery/gallery";
import { eventPageCopy as copy } from "./event-copy";

/** A picture or clip of an event's gallery. */
export function galleryItem({ id: key, caption, image, clip }: EventGalleryView): GalleryItem {
  if (!clip) return { key, caption, image };
  const { src, poster, title, captions } = clip;
  return {
    key,
    content: (
      <figure className="figure">
        <video
          className="event-video"
          src={src}
          poster={poster}
          controls
          preload="none"
          aria-label={title ?? caption ?? copy.clip}
        >
          <track kind="captions" srcLang="en" label={copy.captions} src={captions} />
        </video>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  };
}
