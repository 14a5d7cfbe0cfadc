import { eventCalendarUrl } from "@pcf/contract/urls";
import { dayIn } from "@pcf/contract/zone-clock";
import { CalendarDays, CalendarPlus, Globe, MapPin } from "lucide-react";
import type { EventView } from "~/content/views/event-view";
import { ButtonLink, buttonClass } from "~/ui/button/button";
import { Tag } from "~/ui/card/card";
import { formatDate } from "~/ui/date/format-date";
import { formatDateTime, formatTimeRange } from "~/ui/date/format-time";
import { Time } from "~/ui/date/time";
import { Picture } from "~/ui/picture/picture";

const copy = {
  facts: "When and where",
  over: "This event is over",
  date: "Date",
  ends: "Ends",
  location: "Location",
  website: "Event website",
  calendar: "Add to your calendar",
};

/** What a reader needs to come: day and time on the event's own clock, place, website, calendar file. */
export function EventFacts({ event, over }: { event: EventView; over: boolean }) {
  const zone = event.timeZone;
  const dayOf = (iso: string) => dayIn(new Date(iso), zone);
  const sameDay = !event.wholeDays && event.end && dayOf(event.end) === dayOf(event.date);
  const moment = (iso: string) =>
    event.wholeDays ? formatDate(iso, { dateStyle: "full" }) : formatDateTime(iso, zone);
  return (
    <aside className="event-facts" aria-label={copy.facts}>
      {event.logo && <Picture image={event.logo} sizes="20rem" />}
      {over && (
        <p>
          <Tag tone="sun">{copy.over}</Tag>
        </p>
      )}
      <dl>
        <div>
          <dt>
            <CalendarDays aria-hidden="true" />
            {copy.date}
          </dt>
          <dd>
            {event.end && sameDay ? (
              <>
                <Time dateTime={event.date}>{formatDate(event.date, { dateStyle: "full" }, zone)}</Time>
                <br />
                <Time dateTime={event.end}>{formatTimeRange(event.date, event.end, zone)}</Time>
              </>
            ) : (
              <Time dateTime={event.date}>{moment(event.date)}</Time>
            )}
          </dd>
        </div>
        {event.end && !sameDay && (
          <div>
            <dt>{copy.ends}</dt>
            <dd>
              <Time dateTime={event.end}>{moment(event.end)}</Time>
            </dd>
          </div>
        )}
        {event.location && (
          <div>
            <dt>
              <MapPin aria-hidden="true" />
              {copy.location}
            </dt>
            <dd>{event.location}</dd>
          </div>
        )}
      </dl>
      <div className="button-row">
        {event.website && (
          <ButtonLink href={event.website} icon={<Globe aria-hidden="true" />}>
            {copy.website}
          </ButtonLink>
        )}
        {!over && (
          <a href={eventCalendarUrl(event.slug)} className={buttonClass({ variant: "secondary" })}>
            <CalendarPlus aria-hidden="true" />
            <span>{copy.calendar}</span>
          </a>
        )}
      </div>
    </aside>
  );
}
