import { CalendarDays, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Time } from "~/ui/date/time";
import { Card, type CardProps } from "./card";

type EventCardProps = Pick<CardProps, "href" | "title" | "level" | "image" | "tag" | "text" | "look"> & {
  /** Start as ISO time, and its day in words, such as "Jun", "20" and "Sun, June 20, 2027". */
  date: string;
  day: { month: string; date: string; whole: string };
  location?: string;
  /** Words before the facts, for screen readers and for eyes. */
  words: { date: string; location: string };
  more?: ReactNode;
};

/** An event: a leaf of the calendar on the picture, then date, place and a short description. */
export function EventCard({ date, day, location, words, more, ...card }: EventCardProps) {
  return (
    <div className="event-card">
      <p className="event-leaf" aria-hidden="true">
        <span>{day.month}</span>
        <b>{day.date}</b>
      </p>
      <Card {...card} media={<span className="card-blank" />}>
        <dl className="card-facts">
          <div>
            <dt>
              <CalendarDays aria-hidden="true" />
              {words.date}
            </dt>
            <dd>
              <Time dateTime={date}>{day.whole}</Time>
            </dd>
          </div>
          {location && (
            <div>
              <dt>
                <MapPin aria-hidden="true" />
                {words.location}
              </dt>
              <dd>{location}</dd>
            </div>
          )}
        </dl>
        {more}
      </Card>
    </div>
  );
}
