import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture/picture";
import { Reveal } from "~/ui/reveal/reveal";
import "./avatar.css";

type MemberCardProps = {
  id?: string;
  name: string;
  /** What the person does here. */
  position?: string;
  image?: Image;
  /** False for what has no face, such as a committee. */
  portrait?: boolean;
  level?: 2 | 3 | 4;
  /** Telephone and mail links. */
  contact?: ReactNode;
  /** What is revealed by hover, focus or press, and the words of its button. */
  more?: { label: string; content: ReactNode };
};

/** A person: portrait, name, position, ways to reach them, and a longer text on demand. */
export function MemberCard({
  id,
  name,
  position,
  image,
  portrait = true,
  level = 3,
  contact,
  more,
}: MemberCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article id={id} className={classes("member-card", !portrait && "member-card-plain")}>
      {portrait && <Avatar image={image} name={name} size="large" />}
      <Heading className="card-title">{name}</Heading>
      {position && <p className="member-role">{position}</p>}
      {contact && <div className="member-contact">{contact}</div>}
      {more && (
        <Reveal label={more.label} title={name}>
          {more.content}
        </Reveal>
      )}
    </article>
  );
}

/** A round portrait; without a picture the initials of `name`, titles such as "Dr." left out. */
export function Avatar({
  image,
  name,
  size = "normal",
}: {
  image?: Image;
  name: string;
  size?: "small" | "normal" | "large";
}) {
  return (
    <span className={`avatar avatar-${size}`}>
      {image ? (
        <Picture image={image} sizes="12rem" />
      ) : (
        <span aria-hidden="true">
          {name
            .split(/\s+/)
            .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith("."))
            .map((word) => word.charAt(0))
            .slice(0, 2)
            .join("")}
        </span>
      )}
    </span>
  );
}
