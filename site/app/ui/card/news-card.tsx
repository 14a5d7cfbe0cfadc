import { formatDate } from "~/ui/date/format-date";
import { Card, type CardProps } from "./card";

type NewsCardProps = Pick<CardProps, "href" | "title" | "level" | "image" | "more" | "look"> & {
  date: string;
  excerpt?: string;
};

/** A news article or newsletter with its day. */
export function NewsCard({ date, excerpt, ...card }: NewsCardProps) {
  return <Card {...card} meta={<time dateTime={date}>{formatDate(date)}</time>} text={excerpt} />;
}
