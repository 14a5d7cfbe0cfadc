import { Card, type CardProps } from "./card";

type StoryCardProps = Pick<CardProps, "href" | "title" | "level" | "image"> & {
  excerpt?: string;
  location?: string;
  more: string;
};

/** Somebody's story: picture, place, title, a few lines. */
export function StoryCard({ excerpt, location, ...card }: StoryCardProps) {
  return <Card {...card} meta={location} text={excerpt} className="story-card" />;
}
