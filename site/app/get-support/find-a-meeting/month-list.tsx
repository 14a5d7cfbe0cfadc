import { groupUrl, meetingCalendarUrl } from "@pcf/contract/urls";
import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Tag } from "~/ui/card/card";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { PageLink } from "~/ui/link/page-link";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { monthTitleId } from "./month-links";
import { addMonths, isOff, type MonthMeeting } from "./month-meetings";
import { showReadersClock } from "./readers-clock";

type MonthListProps = {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  meetings: readonly MonthMeeting[];
  /** Meetings of the next month that are only days away. */
  soon?: readonly MonthMeeting[];
  /** The way to other months. */
  children?: ReactNode;
};

const taking = (meetings: readonly MonthMeeting[]) => meetings.filter((meeting) => !isOff(meeting)).length;

/** The meetings of a month: what comes next first, what had ended when the page was rendered folded below it. */
export function MonthList({ month, today, meetings, soon = [], children }: MonthListProps) {
  const coming = meetings.filter(({ isOver }) => !isOver);
  const earlier = meetings.filter(({ isOver }) => isOver);
  const daysToCome = new Set(coming.map(({ day }) => day));
  return (
    <section aria-labelledby={monthTitleId}>
      <div className="meetings-head">
        <h2 id={monthTitleId} tabIndex={-1}>
          {copy.month(month)}
        </h2>
        <p role="status">{copy.count(taking(coming))}</p>
      </div>
      {coming.length === 0 && <p>{earlier.length > 0 ? copy.noneLeft : copy.none}</p>}
      <MeetingDays meetings={coming} today={today} />
      {earlier.length > 0 && (
        <details className="meetings-earlier">
          <summary>{copy.earlier(taking(earlier))}</summary>
          <MeetingDays meetings={earlier} today={today} above={daysToCome} />
        </details>
      )}
      {soon.length > 0 && (
        <>
          <h2 className="meetings-soon">{copy.soon(addMonths(month, 1))}</h2>
          <MeetingDays meetings={soon} today={today} />
        </>
      )}
      {children}
    </section>
  );
}

type MeetingDaysProps = {
  meetings: readonly MonthMeeting[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Days that are listed above already: links lead there. */
  above?: ReadonlySet<string>;
};

/** A group may have two meetings at one hour of a day: one that is moved away, and one that takes its place. */
export const meetingKey = ({ slug, start, state, otherDay }: MonthMeeting): string =>
  [slug, start, state, otherDay].join(" ");

/** Meetings under their days, in the order they begin. */
function MeetingDays({ meetings, today, above }: MeetingDaysProps) {
  const days = [...new Set(meetings.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day} id={above?.has(day) ? undefined : `day-${day}`} className="meeting-day">
      <p className="meeting-date">
        {day === today && <span className="meeting-today">{copy.today}</span>}
        <Time dateTime={day}>{formatDate(day, { weekday: "long", month: "long", day: "numeric" })}</Time>
      </p>
      {meetings
        .filter((meeting) => meeting.day === day)
        .map((meeting) => (
          <MeetingItem key={meetingKey(meeting)} meeting={meeting} />
        ))}
    </div>
  ));
}

/** One meeting: its time on the group's clock, and on the reader's where that is another. */
function MeetingItem({ meeting }: { meeting: MonthMeeting }) {
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
