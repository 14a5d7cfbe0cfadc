import type { CharityEvent, Video } from "@pcf/contract/content/documents";
import type { GalleryItem } from "~/ui/gallery/gallery";
import { eventPageCopy as copy } from "./event-copy";

/** A picture or clip of an event's gallery. Captions come from the library's video that the clip belongs to. */
export function galleryItem(
  item: CharityEvent["event"]["gallery"][number],
  videos: readonly Video[],
): GalleryItem {
  const { id: key, caption, sourceUrl, srcSet, srcSetWebp, alt = "" } = item;
  const video = videos.find(({ slug }) => slug === item.video?.slug);
  const file = item.media_url ?? video?.fileUrl;
  if (item.media_type === "VIDEO" && file) {
    return {
      key,
      content: (
        <figure className="figure">
          <video
            className="event-video"
            src={file}
            poster={sourceUrl ?? video?.poster?.sourceUrl}
            controls
            preload="none"
            aria-label={video?.title ?? caption ?? copy.clip}
          >
            <track kind="captions" srcLang="en" label={copy.captions} src={video?.captionsUrl} />
          </video>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ),
    };
  }
  return {
    key,
    caption,
    image: sourceUrl ? { sourceUrl, srcSet, srcSetWebp, alt, credit: undefined } : undefined,
  };
}
