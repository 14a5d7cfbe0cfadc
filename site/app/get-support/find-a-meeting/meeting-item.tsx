import { groupUrl, meetingCalendarUrl } from "@pcf/contract/urls";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "~/ui/date/format-date";
import { formatTimeRange } from "~/ui/date/format-time";
import { Time } from "~/ui/date/time";
import { Tag } from "~/ui/tag/tag";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { isOff, type MonthMeeting } from "./month-meetings";

const dayOf = (iso: string, timeZone?: string) => formatDate(iso, { weekday: "long" }, timeZone);

/** One meeting: its time on the group's clock, and on the reader's where that is another. */
export function MeetingItem({ meeting }: { meeting: MonthMeeting }) {
  const { start, end, time, timeZone, slug, name, place, where, format, note, notice } = meeting;
  const off = isOff(meeting);
  const state = copy.states[meeting.state](meeting);
  // The reader's zone is known in the browser alone.
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const clock = { day: "numeric", hour: "numeric", minute: "2-digit" } as const;
    const differs = formatDate(start, clock) !== formatDate(start, clock, timeZone);
    const otherDay = dayOf(start) !== dayOf(start, timeZone);
    const range = formatTimeRange(start, end);
    setHere(differs ? (otherDay ? `${dayOf(start)}, ${range}` : range) : undefined);
  }, [start, end, timeZone]);
  return (
    <article className="meeting" data-off={off || undefined}>
      <p className="meeting-time">
        <Time dateTime={start}>{time}</Time>
        {here && !off && <span className="meeting-here">{copy.yourTime(here)}</span>}
      </p>
      <div>
        <h3>{name}</h3>
        {state && (
          <p className="meeting-state" data-tone={off || meeting.state === "ask" ? "warn" : "good"}>
            {state}
          </p>
        )}
        {note && <p>{note}</p>}
        <p className="meeting-place">
          {place} <Tag tone={format === "in-person" ? "plain" : "good"}>{copy.formats[format]}</Tag>
        </p>
        {where && !off && <p>{where}</p>}
        {notice && (
          <p className="meeting-notice">
            <Info aria-hidden="true" /> {notice}
          </p>
        )}
        <p className="meeting-links">
          <Link to={groupUrl(slug)} aria-label={copy.of(copy.group, name)}>
            {copy.group}
          </Link>
          <a href={meetingCalendarUrl(slug)} aria-label={copy.of(copy.calendar, name)}>
            {copy.calendar}
          </a>
        </p>
      </div>
    </article>
  );
}
