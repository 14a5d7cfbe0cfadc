import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Card, type CardProps } from "./card";

export type NewsCardProps = Pick<CardProps, "href" | "title" | "level" | "image" | "more" | "look"> & {
  /** `YYYY-MM-DD`. */
  day: string;
  excerpt?: string;
};

/** A news article or newsletter with its day. */
export function NewsCard({ day, excerpt, ...card }: NewsCardProps) {
  return <Card {...card} meta={<Time dateTime={day}>{formatDate(day)}</Time>} text={excerpt} />;
}
