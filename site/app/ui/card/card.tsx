import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { TextLink } from "~/ui/link/text-link";
import { Picture } from "~/ui/picture/picture";

export type CardProps = {
  /** Where the whole card leads; without it the card is only read. */
  href?: string;
  title: string;
  level?: 2 | 3 | 4;
  image?: Image;
  sizes?: string;
  /** Shown in place of the picture where there is none. */
  media?: ReactNode;
  /** One line above the title: date, place, kind. */
  meta?: ReactNode;
  text?: ReactNode;
  /** Words at the foot that invite to go on, such as "Read More"; not a second link. */
  more?: string;
  tag?: ReactNode;
  look?: "standing" | "lying" | "plain";
  id?: string;
  className?: string;
  children?: ReactNode;
};

export const cardSizes = "(min-width: 78rem) 24rem, (min-width: 44rem) 45vw, 92vw";

/** A summary that leads somewhere. The title is its one link; the whole card can be pressed. */
export function Card({
  href,
  title,
  level = 3,
  image,
  sizes = cardSizes,
  media,
  meta,
  text,
  more,
  tag,
  look = "standing",
  id,
  className,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article id={id} className={classes("card", `card-${look}`, href && "card-link", className)}>
      {(image || media) && (
        <div className="card-media">{image ? <Picture image={image} alt="" sizes={sizes} /> : media}</div>
      )}
      <div className="card-body">
        {(meta || tag) && (
          <p className="card-meta">
            {tag}
            {meta}
          </p>
        )}
        <Heading className="card-title">{href ? <TextLink href={href}>{title}</TextLink> : title}</Heading>
        {text && <p className="card-text">{text}</p>}
        {children}
        {more && (
          <p className="card-more" aria-hidden="true">
            {more}
          </p>
        )}
      </div>
    </article>
  );
}

export type NewsCardProps = Pick<CardProps, "href" | "title" | "level" | "image" | "more" | "look"> & {
  /** `YYYY-MM-DD`. */
  day: string;
  excerpt?: string;
};

/** A news article or newsletter with its day. */
export function NewsCard({ day, excerpt, ...card }: NewsCardProps) {
  return <Card {...card} meta={<Time dateTime={day}>{formatDate(day)}</Time>} text={excerpt} />;
}

type StoryCardProps = Pick<CardProps, "href" | "title" | "level" | "image"> & {
  excerpt?: string;
  location?: string;
  more: string;
};

/** Somebody's story: picture, place, title, a few lines. */
export function StoryCard({ excerpt, location, ...card }: StoryCardProps) {
  return <Card {...card} meta={location} text={excerpt} className="story-card" />;
}

/** A short word that sorts things, such as "Online" or "Recent". Not for pressing. */
export function Tag({ tone = "plain", children }: { tone?: "plain" | "sun" | "good"; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
