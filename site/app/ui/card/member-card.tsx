import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { Avatar } from "~/ui/avatar/avatar";
import { classes } from "~/ui/classes";
import { Reveal } from "~/ui/reveal/reveal";

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
