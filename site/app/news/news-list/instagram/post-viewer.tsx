import { instagramScrollingCaptionLength } from "@pcf/contract/constants";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type TouchEvent, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Carousel } from "~/ui/carousel/carousel";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { opensElsewhere } from "~/ui/link/page-link";
import { Picture } from "~/ui/picture/picture";
import { instagramCopy as copy } from "./instagram-copy";
import { neighbour, type PostView } from "./post-view";

const arrows = [
  { by: -1, label: copy.previous, Icon: ChevronLeft },
  { by: 1, label: copy.next, Icon: ChevronRight },
] as const;

type PostViewerProps = { post: PostView; hrefOf: (id: string | undefined) => string };

/**
 * One post over the page. The server renders it open, so that it works without scripts by its links; with them it is modal:
 * Escape and a press outside close it, arrow keys and swipes go to the neighbours.
 */
export function PostViewer({ post, hrefOf }: PostViewerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const go = (id: string | undefined) => navigate(hrefOf(id), { preventScrollReset: true, replace: true });
  // Where the last key or swipe was going: the next one counts from there, even before that post is on the screen.
  const target = useRef(post.id);
  const step = (by: 1 | -1) => {
    target.current = neighbour(post.row, target.current, by);
    go(target.current);
  };
  const swipe = useSwipe((direction) => step(direction === "left" ? 1 : -1));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const beModal = () => {
      dialog.removeAttribute("open");
      dialog.showModal();
    };
    // The page that came with a post open is laid out anew for it, which takes a slow phone 90 ms: not together with all that
    // React does there to take the page over.
    const openedByServer = document.documentElement.dataset.hydrated === undefined;
    const soon = openedByServer ? setTimeout(beModal) : undefined;
    if (!openedByServer) beModal();
    return () => {
      clearTimeout(soon);
      // Closed while it is still in the page, it gives the focus back to the square it came from.
      dialog.close();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLVideoElement) return;
    if (event.target instanceof Element && event.target.closest(".carousel")) return;
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  }

  return (
    <dialog
      ref={ref}
      open
      className="post-viewer"
      aria-label={copy.viewer}
      onCancel={(event) => {
        event.preventDefault();
        go(undefined);
      }}
      onClick={(event) => event.target === ref.current && go(undefined)}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <div className="post-viewer-inside">
        <Link
          to={hrefOf(undefined)}
          preventScrollReset
          replace
          className="icon-button post-viewer-close"
          aria-label={copy.close}
        >
          <X aria-hidden="true" />
        </Link>
        <PostMedia key={post.id} items={post.items} />
        <div className="post-viewer-words" aria-live="polite">
          <p className="post-viewer-date">
            <Time dateTime={post.day}>{formatDate(post.day)}</Time>
          </p>
          <PostCaption text={post.caption} />
        </div>
        <nav className="post-viewer-arrows" aria-label={copy.viewer}>
          {arrows.map(({ by, label, Icon }) => (
            <Link
              key={by}
              to={hrefOf(neighbour(post.row, post.id, by))}
              preventScrollReset
              replace
              className="icon-button"
              aria-label={label}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                step(by);
              }}
            >
              <Icon aria-hidden="true" />
            </Link>
          ))}
        </nav>
      </div>
    </dialog>
  );
}

function PostCaption({ text }: { text: string }) {
  if (text.length <= instagramScrollingCaptionLength) return <p className="post-viewer-caption">{text}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section tabIndex={0} className="post-viewer-caption post-viewer-scroll" aria-label={copy.caption}>
      {text}
    </section>
  );
}

function PostMedia({ items }: { items: PostView["items"] }) {
  const content = items.map(({ key, image, videoUrl }) => ({
    key,
    content: videoUrl ? (
      // biome-ignore lint/a11y/useMediaCaption: the clips are silent; the caption stands beside them.
      <video
        src={videoUrl}
        poster={image?.sourceUrl}
        controls
        playsInline
        preload="none"
        aria-label={image?.alt}
      />
    ) : (
      image && <Picture image={image} sizes="(min-width: 60rem) 34rem, 92vw" priority />
    ),
  }));
  const [only] = content;
  return (
    <div className="post-viewer-media">
      {content.length > 1 ? (
        <Carousel label={copy.album.label} items={content} words={copy.album.words} />
      ) : (
        only?.content
      )}
    </div>
  );
}

const shortestSwipePx = 50;

/** Tells a swipe to the side from a tap and from scrolling. An album's own row keeps its swipes to itself. */
function useSwipe(onSwipe: (direction: "left" | "right") => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0);
      const inRow = event.target instanceof Element && event.target.closest(".carousel, video");
      start.current = touch && !inRow ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0);
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.abs(across) < shortestSwipePx || Math.abs(across) < Math.abs(down) * 1.5) return;
      onSwipe(across < 0 ? "left" : "right");
    },
  };
}
