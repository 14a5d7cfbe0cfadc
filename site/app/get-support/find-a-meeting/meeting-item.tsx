import { groupUrl, meetingCalendarUrl } from "@pcf/contract/urls";
import { Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { Time } from "~/ui/date/time";
import { PageLink } from "~/ui/link/page-link";
import { Tag } from "~/ui/tag/tag";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { isOff, type MonthMeeting } from "./month-meetings";
import { showReadersClock } from "./readers-clock";

/** One meeting: its time on the group's clock, and on the reader's where that is another. */
export function MeetingItem({ meeting }: { meeting: MonthMeeting }) {
  const { start, end, time, timeZone, offset, slug, name, place, where, format, note, notice } = meeting;
  const off = isOff(meeting);
  const state = copy.states[meeting.state](meeting);
  // Filled in before React is there (clock-before-react.ts), and by it where it draws the meeting.
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (here.current) showReadersClock([here.current]);
  });
  return (
    <article className="meeting" data-off={off || undefined}>
      <p className="meeting-time">
        <Time dateTime={start}>{time}</Time>
        {!off && (
          <span
            ref={here}
            className="meeting-here"
            data-start={start}
            data-end={end}
            data-zone={timeZone}
            data-offset={offset}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves be what the clock writes here.
            dangerouslySetInnerHTML={{ __html: "" }}
          />
        )}
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
          <PageLink to={groupUrl(slug)} aria-label={copy.of(copy.group, name)}>
            {copy.group}
          </PageLink>
          <a href={meetingCalendarUrl(slug)} aria-label={copy.of(copy.calendar, name)}>
            {copy.calendar}
          </a>
        </p>
      </div>
    </article>
  );
}
