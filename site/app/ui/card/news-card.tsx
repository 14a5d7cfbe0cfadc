import { charityTimeZone } from "@pcf/contract/constants";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Card, type CardProps } from "./card";

export type NewsCardProps = Pick<CardProps, "href" | "title" | "level" | "image" | "more" | "look"> & {
  date: string;
  excerpt?: string;
};

/** A news article or newsletter with its day. */
export function NewsCard({ date, excerpt, ...card }: NewsCardProps) {
  return (
    <Card
      {...card}
      meta={<Time dateTime={date}>{formatDate(date, undefined, charityTimeZone)}</Time>}
      text={excerpt}
    />
  );
}
