import type { Image } from "@pcf/contract/content/media";
import { Play } from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { opensElsewhere } from "~/ui/link/page-link";
import { Picture } from "~/ui/picture/picture";

type VideoCardProps = {
  /** Address of this one video, so that it opens without JavaScript. */
  href: string;
  onPlay?: () => void;
  title: string;
  /** Of its publication, `YYYY-MM-DD`. */
  day?: string;
  poster?: Image;
  /** Length in words, such as "3 min". */
  length?: string;
  /** How wide the still is drawn, as in `sizes` of a picture. */
  sizes?: string;
  /** `none` where the title names a figure of a text, and is no heading. */
  level?: 2 | 3 | 4 | "none";
};

const inRow = "(min-width: 44rem) 20rem, 92vw";

/** A video's still, title and day. Pressing it plays the video where `onPlay` is given, otherwise goes to `href`. */
export function VideoCard({
  href,
  onPlay,
  title,
  day,
  poster,
  length,
  sizes = inRow,
  level = 3,
}: VideoCardProps) {
  const Heading = level === "none" ? "p" : (`h${level}` as const);
  return (
    <article className="card card-standing card-link video-card">
      <div className="card-media">
        {poster ? <Picture image={poster} alt="" sizes={sizes} /> : <span className="card-blank" />}
        <span className="video-mark" aria-hidden="true">
          <Play />
        </span>
        {length && <span className="video-length">{length}</span>}
      </div>
      <div className="card-body">
        <Heading className="card-title">
          <Link
            to={href}
            preventScrollReset
            data-opens-here={onPlay ? "" : undefined}
            onClick={(event) => {
              if (!onPlay || opensElsewhere(event)) return;
              event.preventDefault();
              onPlay();
            }}
          >
            {title}
          </Link>
        </Heading>
        {day && (
          <p className="card-meta">
            <Time dateTime={day}>{formatDate(day)}</Time>
          </p>
        )}
      </div>
    </article>
  );
}
