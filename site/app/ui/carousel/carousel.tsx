import type { Image } from "@pcf/contract/content/media";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Figure } from "~/ui/picture/picture";
import { uiCopy } from "~/ui/ui-copy";

type CarouselProps = {
  /** Name of the row for screen readers. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** How many are seen at once on wide screens. */
  perView?: 1 | 2 | 4;
  words?: typeof ownWords;
};

const ownWords = {
  previous: uiCopy.previous,
  next: uiCopy.next,
  item: (item: number, of: number) => `${item} of ${of}`,
};

/**
 * A row that scrolls sideways and snaps. By finger, wheel and keyboard it works by itself; with JavaScript buttons
 * join it: the first is disabled at the start, the second at the end.
 */
export function Carousel({ label, items, perView = 1, words = ownWords }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ ready: false, first: true, last: false });
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () =>
      setEdge({
        ready: true,
        first: list.scrollLeft < 8,
        last: list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
      });
    look();
    const resize = new ResizeObserver(look);
    resize.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      resize.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, []);
  const move = (direction: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: direction * (list.firstElementChild?.clientWidth ?? list.clientWidth) });
  };
  return (
    <div className={`carousel carousel-${perView}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul ref={track} tabIndex={0} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.key} aria-label={words.item(index + 1, items.length)}>
            {item.content}
          </li>
        ))}
      </ul>
      {edge.ready && !(edge.first && edge.last) && (
        <p className="carousel-buttons">
          <button type="button" className="icon-button" disabled={edge.first} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
            <span className="sr-only">{words.previous}</span>
          </button>
          <button type="button" className="icon-button" disabled={edge.last} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" />
            <span className="sr-only">{words.next}</span>
          </button>
        </p>
      )}
    </div>
  );
}

export type GalleryItem = {
  key: string;
  image?: Image;
  caption?: string /** A player or other content instead of a picture. */;
  content?: ReactNode;
};

type GalleryProps = {
  label: string;
  items: readonly GalleryItem[];
  perView?: 1 | 2;
  words?: CarouselProps["words"];
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
