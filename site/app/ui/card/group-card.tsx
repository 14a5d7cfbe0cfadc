import type { ReactNode } from "react";
import { Card } from "./card";

type GroupCardProps = {
  /** The group's slug, so that links can lead to the card. */
  id: string;
  title: string;
  place?: string;
  level?: 2 | 3 | 4;
  tags?: ReactNode;
  children: ReactNode;
};

/** A support group in a list, with all its facts as children. */
export function GroupCard({ id, title, place, level, tags, children }: GroupCardProps) {
  return (
    <Card id={id} title={title} level={level} meta={place} tag={tags} look="plain" className="group-card">
      {children}
    </Card>
  );
}
