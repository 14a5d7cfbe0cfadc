import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
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
