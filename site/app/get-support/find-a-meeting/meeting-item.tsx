import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Tag } from "~/ui/tag/tag";
import { findAMeetingCopy as copy } from "./copy";
import type { MonthMeeting } from "./month-meetings";

const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** One meeting: its time on the group's clock, and on the reader's where that is another. */
export function MeetingItem({ meeting }: { meeting: MonthMeeting }) {
  const { start, end, timeZone, slug, name, place, where, format } = meeting;
  const own = formatDate(start, clock, timeZone);
  // The reader's zone is known in the browser alone.
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const short = { hour: "numeric", minute: "2-digit" } as const;
    const differs =
      formatDate(start, { ...short, day: "numeric" }) !==
      formatDate(start, { ...short, day: "numeric" }, timeZone);
    setHere(differs ? formatDate(start, { weekday: "long", ...clock }) : undefined);
  }, [start, timeZone]);
  return (
    <article className="meeting">
      <p className="meeting-time">
        <Time dateTime={start}>{own}</Time>
        <span>
          {" – "}
          <Time dateTime={end}>{formatDate(end, { hour: "numeric", minute: "2-digit" }, timeZone)}</Time>
        </span>
        {here && <span className="meeting-here">{copy.yourTime(here)}</span>}
      </p>
      <div>
        <h3>{name}</h3>
        <p className="meeting-place">
          {place} <Tag tone={format === "in-person" ? "plain" : "good"}>{copy.formats[format]}</Tag>
        </p>
        {where && <p>{where}</p>}
        <p className="meeting-links">
          <Link
            to={`/get-support/support-groups/find-a-group#${slug}`}
            aria-label={copy.of(copy.group, name)}
          >
            {copy.group}
          </Link>
          <a
            href={`/get-support/support-groups/find-a-meeting/${slug}/meeting.ics`}
            aria-label={copy.of(copy.calendar, name)}
          >
            {copy.calendar}
          </a>
        </p>
      </div>
    </article>
  );
}
